// The boards: what moves, what is shown before it is done, what can be seen again.

import { expect, test } from "./kit";
import { worked } from "./slow";
import { act, complaints, confirm, dice, enter, GAMES, glowing, lit, middle, setUp, settled, tap, undoable, waited } from "./table";

/** The most work for the page's thread while a board is moved, in milliseconds of a processor a frame. */
const MOST_WORK = 20;

/** So many taps are measured. */
const TAPS = 40;

/** Runs in the page, frame by frame, so that no motion is too short for it: touches the board as soon as something moves, and says whether it still moves then. */
async function touchWhatMoves(): Promise<boolean> {
  const moving = () => document.getAnimations().length > 0;
  while (!moving()) await new Promise(requestAnimationFrame);
  document
    .querySelector(".board")
    ?.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, clientX: 5, clientY: 300, bubbles: true }));
  return moving();
}

// What is not about speed is not slowed.
test.use({ slowdown: 1 });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a car drives instead of jumping, and a touch ends all motion", async ({ page }) => {
    const errors = complaints(page);
    await setUp(page, "congestion", 2, {}, 2);
    await waited(page);
    for (const [tool, place] of [
      ["Red car", "lane-NW-E"],
      ["Signal", "signal-NW-E"],
    ] as const) {
      await page.getByRole("button", { name: tool, exact: true }).click();
      await tap(page, place);
      await confirm(page).click();
      await waited(page);
    }
    await page.getByRole("button", { name: "Send cars" }).click();
    await tap(page, "signal-NW-E");
    expect(await page.locator('.board [id="car-NW-E-1"]').count(), "it has not gone yet").toBe(1);
    const touched = page.evaluate(touchWhatMoves);
    await confirm(page).click();
    expect(await touched).toBe(false);
    await expect(page.locator('.board [id="car-NW-E-1"]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("a car drives along its way", async ({ page }) => {
    await enter(page, "gridlock", 4, 3);
    await page.getByRole("button", { name: "Drive", exact: true }).click();
    await settled(page);
    await tap(page, "space-I4");
    const bends = page.waitForFunction(() => {
      const frames = document.getAnimations().map((one) => (one.effect as KeyframeEffect).getKeyframes().length);
      return Math.max(0, ...frames) > 5;
    });
    await confirm(page).click();
    await bends;
  });
});

test("paths that cross are shown in red where they are tried", async ({ page }) => {
  await setUp(page, "congestion", 2, {}, 2);
  await waited(page);
  await page.getByRole("button", { name: "Signal", exact: true }).click();
  await tap(page, "signal-NW-E");
  const choices = page.getByRole("group", { name: "What can be done here" }).getByRole("button");
  await choices.filter({ hasText: /straight/i }).click();
  await confirm(page).click();
  await waited(page);
  await page.getByRole("button", { name: "Signal", exact: true }).click();
  await tap(page, "signal-NW-N");
  await choices.filter({ hasText: /straight.*refused/i }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("would cross");
  await expect(alert).toContainText("TC-3.4");
  for (const path of ["path-NW-E-straight", "path-NW-N-straight"]) {
    await expect(page.locator(`.board [id="${path}"] path`).last()).toHaveAttribute("stroke", "#FF3B30");
  }
  await page.screenshot({ path: "test-results/congestion-crossing.png" });
});

test("a drive shows its way before it begins", async ({ page }) => {
  await enter(page, "gridlock", 4, 3);
  await page.getByRole("button", { name: "Drive", exact: true }).click();
  await settled(page);
  const first = "space-I4";
  const car = page.locator('.board [id="car-seat-3"]');
  const parked = await car.getAttribute("transform");
  await page.mouse.move(...(await middle(page, first)));
  await expect(page.locator(".drive-path"), "the mouse alone shows it").toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await tap(page, first);
  await expect(page.locator(".drive-path")).toBeVisible();
  expect(await car.getAttribute("transform"), "it has not gone yet").toBe(parked);
  await page.screenshot({ path: "test-results/gridlock-drive.png" });
  await confirm(page).click();
  await expect(car).not.toHaveAttribute("transform", parked ?? "");
});

test("one sign is planted, and another only by whoever takes it in hand", async ({ page }) => {
  await setUp(page, "tango");
  await waited(page);
  const stop = page.locator(".tool", { hasText: "Stop" });
  await stop.click();
  await expect(stop).toHaveAttribute("aria-pressed", "true");
  await tap(page, await lit(page));
  await confirm(page).click();
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.locator(".tool[aria-pressed='false']").first(), "others could be bought").toBeVisible();
  await expect(page.locator(".tool[aria-pressed='true']", { hasText: /sign|Speed|Round|Toll/ })).toHaveCount(0);
});

test("a route is dragged over the city, counted on the way, and seen again when it was driven", async ({ page }) => {
  const errors = complaints(page);
  await setUp(page, "tango");
  const roll = dice(4);
  const day = async (number: number) => {
    for (let step = 0; !(await page.locator(".clock").textContent())?.includes(`Day ${number}`); step += 1) {
      expect(step).toBeLessThan(60);
      await act(page, roll);
      await waited(page);
    }
  };
  await waited(page);
  await expect(page.getByText("still writing").first()).toBeVisible();
  await day(2);
  await page.mouse.move(...(await middle(page, "car-seat-1")));
  await page.mouse.down();
  const step = await lit(page);
  await page.mouse.move(...(await middle(page, step)), { steps: 6 });
  await expect(page.locator(".flag")).toContainText("2 steps");
  await expect(page.locator(".sum")).toContainText("gas");
  await page.screenshot({ path: "test-results/tango-drag.png" });
  await page.mouse.move(...(await middle(page, "car-seat-1")), { steps: 6 });
  await expect(page.locator(".flag")).toHaveCount(0);
  await page.mouse.up();
  await expect(undoable(page)).toHaveCount(0);
  await day(3);
  await page.getByRole("button", { name: "Watch delivery D1" }).click();
  const film = page.getByRole("group", { name: "Film" });
  await expect(film).toContainText("step 1 of");
  await film.getByRole("button", { name: "Next picture" }).click();
  await expect(film).toContainText("step 2 of");
  await page.screenshot({ path: "test-results/tango-film.png" });
  await film.getByRole("button", { name: /^(Skip|Done)$/ }).click();
  await expect(film).toHaveCount(0);
  expect((await glowing(page)).length, "the turn goes on").toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("the mouse alone tells cost and profit", async ({ page }) => {
  await setUp(page, "rightofway");
  await waited(page);
  const [place] = (await glowing(page)).slice(20);
  const note = page.locator(".board svg").getByText(/^cost \d+, profit \d+$/);
  await page.mouse.move(...(await middle(page, place ?? "")));
  await expect(note).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await page.mouse.move(2, 400);
  await expect(note).toHaveCount(0);
});

test("what happened is replayed on request, and a game can be given up", async ({ page }) => {
  await setUp(page, "rightofway");
  const roll = dice(2);
  await waited(page);
  for (let step = 0; !(await page.getByRole("button", { name: "Show me" }).isVisible()); step += 1) {
    expect(step).toBeLessThan(20);
    await act(page, roll);
    await waited(page);
  }
  await page.getByRole("button", { name: "Show me" }).click();
  const film = page.getByRole("group", { name: "Film" });
  await expect(film).toBeVisible();
  await film.getByRole("button", { name: "Next picture" }).click();
  await tap(page, (await page.locator(".board .place").first().getAttribute("id")) ?? "");
  await expect(film, "a touch ends it").toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign…" }).click();
  await page.getByRole("button", { name: "No, play on" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("All but one player resigned.")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign…" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByText("All but one player resigned.").first()).toBeVisible();
  expect(await waited(page)).toBe("over");
});

test.describe("measured", () => {
  test("a full board is moved without dropped frames", async ({ page }) => {
    await enter(page, "gridlock", 4, 3);
    const before = await worked(page);
    await page.evaluate(async () => {
      const board = document.querySelector(".board");
      if (!board) throw new Error("there is no board");
      board.dispatchEvent(new WheelEvent("wheel", { deltaY: -300, clientX: 600, clientY: 400, bubbles: true, cancelable: true }));
      const at = (index: number) => ({
        clientX: 600 + 90 * Math.sin(index / 6),
        clientY: 400 + 70 * Math.cos(index / 6),
        pointerId: 1,
        bubbles: true,
      });
      board.setPointerCapture = () => undefined;
      board.dispatchEvent(new PointerEvent("pointerdown", at(0)));
      for (let index = 1; index <= 60; index += 1) {
        board.dispatchEvent(new PointerEvent("pointermove", at(index)));
        await new Promise(requestAnimationFrame);
      }
      board.dispatchEvent(new PointerEvent("pointerup", at(60)));
    });
    const each = ((await worked(page)) - before) / 60;
    console.log(`panning: ${each.toFixed(1)} ms of work a frame`);
    expect(each).toBeLessThan(MOST_WORK);
  });

  test("a tap is answered at once in every game, with one question to the engine", async ({ page }) => {
    test.setTimeout(120_000);
    for (const game of GAMES) {
      await setUp(page, game);
      await waited(page);
      await lit(page);
      const before = await worked(page);
      const { answers, previews } = await page.evaluate(tapping, TAPS);
      const work = ((await worked(page)) - before) / TAPS;
      const share = (part: number) => answers.sort((one, other) => one - other)[Math.floor(part * (TAPS - 1))]?.toFixed(0);
      console.log(
        `${game}: tap to answer ${share(0.5)} ms, 99 % within ${share(0.99)} ms; ${work.toFixed(0)} ms of work to choose and let go`,
      );
      expect(previews, "one question a tap, and one to let go").toBeLessThanOrEqual(TAPS);
      expect(work).toBeLessThan(2 * MOST_WORK);
    }
  });

  test("the page is free while bots think", async ({ page }) => {
    await setUp(page, "congestion", 1, {}, 4, "commuter");
    await waited(page);
    await tap(page, await lit(page));
    const before = await worked(page);
    await confirm(page).click();
    const frames = await page.evaluate(async () => {
      const [found, turn] = [[] as number[], () => document.querySelector(".foot .end")];
      for (let last = performance.now(); found.length < 30 || !turn();) {
        const now = await new Promise(requestAnimationFrame);
        found.push(now - last);
        last = now;
      }
      return found.sort((one, other) => one - other);
    });
    const work = ((await worked(page)) - before) / frames.length;
    const median = frames[Math.floor(frames.length / 2)]?.toFixed(0);
    console.log(
      `bots think: ${median} ms a frame at the median, ${frames.at(-1)?.toFixed(0)} at most; ${work.toFixed(1)} ms of work a frame`,
    );
    expect(work).toBeLessThan(MOST_WORK);
  });
});

/** Runs in the page: taps on places that glow, at any moment between two frames, and lets go of what is chosen. */
async function tapping(taps: number): Promise<{ answers: number[]; previews: number }> {
  const after = (wait: (done: () => void) => void) => new Promise<void>(wait);
  const painted = async () => {
    await after((done) => requestAnimationFrame(() => done()));
    await after((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(0);
    });
    return performance.now();
  };
  const until = (seen: () => boolean) =>
    after((done) => {
      if (seen()) return done();
      const watch = new MutationObserver(() => seen() && (watch.disconnect(), done()));
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const shape = (element: Element) => ["points", "x", "y", "width", "height", "d"].map((name) => element.getAttribute(name)).join();
  const legal = new Set(Array.from(document.querySelectorAll(".board [data-mark='legal']"), shape));
  const places = Array.from(document.querySelectorAll(".board .place")).filter((place) => legal.has(shape(place)));
  const chosen = () => document.querySelector(".confirm .yes:not(.off)") !== null;
  const answers: number[] = [];
  const asked = window.engine.asked.length;
  for (let index = 0; index < taps; index += 1) {
    const box = places[(index * 7) % places.length]?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 1, bubbles: true };
    const due = performance.now() + ((index * 5) % 17);
    while (performance.now() < due) await after((done) => queueMicrotask(done));
    const start = performance.now();
    for (const name of ["pointerdown", "pointerup"]) document.querySelector(".board")?.dispatchEvent(new PointerEvent(name, at));
    await until(chosen);
    answers.push((await painted()) - start);
    document.querySelector<HTMLElement>(".confirm .no")?.click();
    await until(() => !chosen() && document.querySelector("[aria-busy='true']") === null);
    await painted();
  }
  return { answers, previews: window.engine.asked.slice(asked).filter((method) => method === "preview").length };
}
