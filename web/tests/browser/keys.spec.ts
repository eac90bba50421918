// The keyboard alone: arrows and names walk over the board, and nothing takes more than a dozen presses.

import type { Page } from "@playwright/test";
import { expect, test } from "./kit";
import { complaints, confirm, dice, foot, GAMES, glowing, middle, setUp, settled, SHORT, waited } from "./table";

/** From the start of a turn to any legal action. */
const MOST = 12;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? "");

/** How many buttons and tools the digits reach. */
const digits = (page: Page) => page.locator("[aria-keyshortcuts]:not([disabled])").count();

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Where there is a goal: the name of the place that glows and is nearest to it. */
async function towardsGoal(page: Page): Promise<string | undefined> {
  const goal = page.locator(".board [id='goal-1']");
  if ((await goal.count()) === 0) return undefined;
  const [x, y] = await middle(page, "goal-1");
  const far = await Promise.all((await glowing(page)).map(async (id) => [id, await middle(page, id)] as const));
  const [nearest] = far.sort(([, one], [, other]) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y));
  return nearest && /^tile-(..)$/.exec(nearest[0])?.[1]?.toLowerCase();
}

/** One action, by keys alone; how many presses it took. */
async function act(page: Page, roll: (below: number) => number): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    presses += 1;
    await settled(page);
  };
  const ends = (await foot(page).locator(".end").count()) > 0;
  if (ends && roll(3) === 0) {
    await foot(page).locator(".end:not([aria-disabled])").waitFor();
    await press("End");
    const sure = foot(page).locator(".sure:not([aria-disabled])");
    if ((await foot(page).locator(".sure").count()) > 0) {
      await sure.waitFor();
      await press("End");
    }
    return presses;
  }
  const count = await digits(page);
  if (count > 0) await press(String(1 + roll(Math.min(9, count))));
  const near = roll(5) > 0 ? await towardsGoal(page) : undefined;
  // A place can be walked to, or called by its name.
  if (near) for (const letter of near) await press(letter);
  else for (let step = roll(4); step >= 0; step -= 1) await press(ARROWS[roll(4)] ?? "");
  await press("Enter");
  if (roll(2) > 0) await press("r");
  if ((await confirm(page).count()) > 0) {
    await confirm(page).and(page.locator(":not([aria-disabled])")).waitFor();
    await press("Enter");
  }
  return presses;
}

test.describe("whole games", () => {
  for (const game of GAMES) {
    test(`a whole game of ${game} by keyboard alone`, async ({ page }) => {
      test.setTimeout(240_000);
      const errors = complaints(page);
      const roll = dice(21 + GAMES.indexOf(game));
      await setUp(page, game, 1, SHORT[game], game === "tango" ? undefined : 2);
      await waited(page);
      await page.locator(".board").focus();
      for (let step = 0; (await waited(page)) !== "over"; step += 1) {
        expect(step, "the game goes on and on").toBeLessThan(400);
        expect(await act(page, roll)).toBeLessThanOrEqual(MOST);
        if ((await waited(page)) === "turn") expect(await focused(page), "the focus stays on the board").toContain("board");
      }
      expect(errors).toEqual([]);
    });
  }
});

test("Escape lets go of what is chosen, ? lists the keys, and Tab goes through a few regions", async ({ page }) => {
  await setUp(page, "congestion", 1, {}, 2);
  await waited(page);
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(confirm(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirm(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Turn the tile");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  let tabs = 0;
  for (; tabs < 40 && !(await page.evaluate(() => document.activeElement?.closest(".foot") !== null)); tabs += 1)
    await page.keyboard.press("Tab");
  expect(tabs, "from the board to the end of the turn").toBeLessThanOrEqual(12);
});
