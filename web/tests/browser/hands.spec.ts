// Hands: a tap is never lost and never does more than one thing, whatever is tapped how fast.

import type { Page } from "@playwright/test";
import { expect, SLOWDOWN, test } from "./kit";
import { doubleClick } from "./slow";
import { build, complaints, confirm, dice, foot, type GameId, GAMES, glowing, lit, settled, setUp, tap, waited } from "./table";

declare global {
  interface Window {
    /** Every button that took a press to do something, and whether the page was still busy with what came before. */
    pressed: { name: string; busy: boolean }[];
  }
}

/** Notes what is pressed to do something. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.pressed = [];
    let pressed: Window["pressed"][number] | undefined;
    const doers = ".confirm .yes, .foot .end, .foot .sure, .loose [data-action]";
    document.addEventListener(
      "click",
      ({ target }) => {
        const name = (target as Element).closest(doers)?.className.replace(/\s*svelte-\w+/g, "");
        pressed = name === undefined ? undefined : { name, busy: document.querySelector("[aria-busy='true']") !== null };
      },
      { capture: true },
    );
    // A press that the button did not take comes no further.
    document.addEventListener("click", () => {
      if (pressed) window.pressed.push(pressed);
    });
  });
}

/** The actions that the page added to a turn, in order. */
const added = (page: Page) =>
  page.evaluate(() => window.engine.calls.filter(({ method }) => method === "add").map(({ args }) => String(args[0])));

/** Steps of a route are drafted by a touch alone; undo takes them back. */
const direct = (action: string) => /^(go|rush) /.test(action);

// What is not about speed is not slowed.
test.use({ slowdown: 1 });

test.describe("storms", () => {
  test.use({ slowdown: SLOWDOWN });
  // People do not tap faster because a machine is slow; taps that come while it works must wait.
  for (const game of GAMES) {
    test(`200 double taps at ${game} do nothing that was not confirmed, and all that was`, async ({ page }) => {
      test.setTimeout(300_000);
      const errors = complaints(page);
      await setUp(page, game);
      await waited(page);
      await watchPresses(page);
      const roll = dice(GAMES.indexOf(game) + 40);
      for (let count = 0; count < 200; count += 1) await storm(page, roll);
      await settled(page);
      const done = (await added(page)).filter((action) => !direct(action));
      const pressed = await page.evaluate(() => window.pressed);
      expect(done.length, "nothing is done that nobody confirmed").toBeLessThanOrEqual(pressed.length);
      // A question before the end of a turn is a press of its own, and what is only shown first is none; the second of two
      // presses means the same as the first.
      const sure = pressed.filter(({ name, busy }) => !busy && !/\bend\b/.test(name) && !/^button$/.test(name));
      expect(done.length, "nothing that was confirmed is lost").toBeGreaterThanOrEqual(sure.length);
      expect(errors).toEqual([]);
    });
  }
});

/** Two taps so fast that nobody can have looked in between: on a button, or somewhere on the board. */
async function storm(page: Page, roll: (below: number) => number): Promise<void> {
  const [board, ...buttons] = await page.evaluate(() => {
    const all = document.querySelectorAll(".board, .confirm button, .foot button, .tool, .loose button, .choice");
    return Array.from(all, (one) => one.getBoundingClientRect().toJSON() as DOMRect);
  });
  if (!board) return;
  const box = buttons.length > 0 && roll(3) > 0 ? buttons[roll(buttons.length)] : undefined;
  const x = box ? box.x + box.width / 2 : board.x + roll(Math.floor(board.width));
  const y = box ? box.y + box.height / 2 : board.y + roll(Math.floor(board.height));
  await doubleClick(page, x, y);
}

test("a double press on the button that confirms does not end the turn", async ({ page }) => {
  await setUp(page, "congestion", 2, {}, 2);
  await waited(page);
  await tap(page, await lit(page));
  await expect(confirm(page)).not.toHaveAttribute("aria-disabled", "true");
  await confirm(page).dblclick();
  await waited(page);
  expect(await added(page), "one car, and nobody passed").toHaveLength(1);
});

test("what is left undone is asked about, and not where the finger is", async ({ page }) => {
  await setUp(page, "gridlock", 1, {}, 2);
  await build(page, dice(5));
  await expect(page.locator(".panel h2")).toContainText("4 actions");
  const end = foot(page).locator(".end");
  const box = await end.boundingBox();
  await end.click();
  await expect(foot(page).getByRole("alert")).toContainText("4 actions unused");
  const sure = await foot(page).locator(".sure").boundingBox();
  expect((sure?.x ?? 0) + (sure?.width ?? 0), "it is not under the finger").toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) / 2);
  await foot(page).getByRole("button", { name: "Not yet" }).click();
  await expect(end).toBeVisible();
});

test("the chosen tool stays, only its places glow, and a tap beside one goes to it", async ({ page }) => {
  await setUp(page, "congestion", 1, {}, 2);
  await waited(page);
  const tool = page.getByRole("button", { name: "Signal", exact: true });
  await tool.click();
  await expect.poll(async () => (await glowing(page)).every((id) => id.startsWith("signal-"))).toBe(true);
  // A lane is no place for a signal, and far from one.
  await tap(page, "lane-NW-E");
  await settled(page);
  await expect(tool).toHaveAttribute("aria-pressed", "true");
  await expect(confirm(page).filter({ hasText: "car" }), "no car is offered").toHaveCount(0);
  const box = await page.locator(`.board [id="${await lit(page)}"]`).boundingBox();
  if (!box) throw new Error("there is no signal");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height + 10);
  await expect(confirm(page)).toBeVisible();
});

for (const game of GAMES) {
  test(`${game}: on a phone on its side and at 200 % the board keeps the height, and nothing covers it`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await setUp(page, game);
    await waited(page);
    await tap(page, await lit(page));
    for (const [width, height] of [
      [844, 390],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `test-results/${game}-${width}.png` });
      await roomy(page, height);
    }
  });
}

async function roomy(page: Page, height: number): Promise<void> {
  const board = await page.locator(".board").boundingBox();
  const bar = await page.locator(".confirm").boundingBox();
  if (!board || !bar) throw new Error("there is no board or no bar");
  expect(board.height / height, "the board's part of the height").toBeGreaterThanOrEqual(0.6);
  const apart = bar.x >= board.x + board.width - 1 || bar.y >= board.y + board.height - 1;
  expect(apart, "the bar that confirms lies beside the board").toBe(true);
  expect(bar.y + bar.height, "and is on the screen").toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test.describe("at 360×640", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const game of GAMES) {
    test(`${game}: everything that is touched is large enough`, async ({ page }) => {
      await setUp(page, game);
      await waited(page);
      await page.screenshot({ path: `test-results/${game}-small.png` });
      const small = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>("button, a[href], select, input"))
          .filter((one) => one.checkVisibility() && !one.closest("dialog") && !one.matches(".hidden"))
          .map((one) => ({ name: one.className + one.textContent, ...one.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 24 || height < 24)
          .map(({ name }) => String(name)),
      );
      expect(small).toEqual([]);
      await tap(page, await lit(page));
      await settled(page);
      await page.screenshot({ path: `test-results/${game}-small-chosen.png` });
      expect(await worked(page, game), "the place that is worked on").toBeGreaterThanOrEqual(24);
    });
  }
});

/** How large the smaller side of the place is that is worked on. */
async function worked(page: Page, game: GameId): Promise<number> {
  if (game === "tango") return 24;
  await expect(confirm(page)).toBeVisible();
  return page.evaluate(() => {
    const outline = document.querySelector(".board [data-mark='chosen']");
    const box = outline?.getBoundingClientRect();
    return box ? Math.min(box.width, box.height) : 0;
  });
}
