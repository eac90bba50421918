// What the page offers a person, read from what is on the screen. It runs in the page, so it uses nothing from here.

export interface Offer {
  /** The places that glow and can be seen, those near the viewer's goal first. */
  places: string[];
  /** How many other things can be done, by buttons. */
  others: number;
  ends: boolean;
  /** Whether something can be undone. */
  done: boolean;
  /** Whether the viewer has a goal. */
  goal: boolean;
}

/** Nothing yet while nothing is offered; if what glows is out of sight, somebody looks at the whole board. */
export function offer(): Offer | undefined {
  const shape = (element: Element) => ["points", "x", "y", "width", "height", "d"].map((name) => element.getAttribute(name)).join();
  const legal = new Set(Array.from(document.querySelectorAll(".board [data-mark='legal']"), shape));
  const lights = Array.from(document.querySelectorAll(".board .place")).filter((place) => legal.has(shape(place)));
  const frame = document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const seen = lights.filter((one) => {
    const [x, y] = middle(one);
    const inside = x > frame.x && x < frame.right && y > frame.y && y < frame.bottom;
    return inside && document.elementFromPoint(x, y)?.closest(".board") !== null;
  });
  if (lights.length > 0 && seen.length === 0) document.querySelector<HTMLElement>(".zoom button:last-child")?.click();
  const goal = document.querySelector(".board [id='goal-1']");
  const far = (one: Element) => {
    const [[x, y], [a, b]] = [middle(one), goal ? middle(goal) : [0, 0]];
    return Math.hypot(x - a, y - b);
  };
  if (goal) seen.sort((one, other) => far(one) - far(other));
  const others = document.querySelectorAll(".loose [data-action]").length;
  const ends = document.querySelector(".foot .end") !== null;
  const gone = document.querySelector('.foot[role="group"]') === null;
  const done = Array.from(document.querySelectorAll<HTMLButtonElement>(".foot button")).some(
    (one) => one.textContent.includes("Undo") && !one.disabled,
  );
  const offer = { places: seen.map(({ id }) => id), others, ends, done, goal: goal !== null };
  return seen.length > 0 || others > 0 || ends || gone ? offer : undefined;
}

/** Whether it is over, or the page waits for the person at it, with the board that goes with it. */
export function awaited(): "over" | "turn" | "curtain" | undefined {
  const named = (name: RegExp) => Array.from(document.querySelectorAll("button")).some((one) => name.test(one.textContent.trim()));
  if (document.querySelector('[aria-busy="true"]')) return undefined;
  if (named(/^I am /)) return "curtain";
  if (named(/^Play again$/)) return "over";
  return document.querySelector('.foot[role="group"]') ? "turn" : undefined;
}
