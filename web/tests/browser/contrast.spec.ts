// What glows, what is chosen and what has the focus can be seen, by day and by night, on every board.

import type { Page } from "@playwright/test";
import { type Area, outlined } from "./contrast";
import { expect, test } from "./kit";
import { GAMES, lit, setUp, settled, tap, waited } from "./table";

test.use({ slowdown: 1 });

const FIRST = ".tool:not([disabled]), .loose button";

const area = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one): Area => one.getBoundingClientRect().toJSON() as Area);

/** How well something is seen that comes about by what is done. */
async function seen(page: Page, selector: string, change: () => Promise<void>): Promise<number> {
  const before = await page.screenshot();
  await change();
  const after = await page.screenshot();
  const [found] = await outlined(page, before, after, [await area(page, selector)]);
  return found ?? 0;
}

/** How well a mark on the board is seen. */
async function marked(page: Page, selector: string): Promise<number> {
  const marks = (display: string) =>
    page.locator(".board #marks").evaluate((marks: SVGElement, display) => void (marks.style.display = display), display);
  const [at, before] = [await area(page, selector), await page.screenshot()];
  await marks("none");
  const [found] = await outlined(page, before, await page.screenshot(), [at]);
  await marks("");
  return found ?? 0;
}

/** So much of an outline stands out by 3:1, at the least; lanes lie half on asphalt and half on its white rim. */
const LEAST = 0.3;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("marks and focus stand out on every board", async ({ page }) => {
      test.setTimeout(120_000);
      for (const game of GAMES) {
        await setUp(page, game);
        await waited(page);
        const place = await lit(page);
        const found = { glow: 0, board: 0, cursor: 0, tool: 0, chosen: 0 };
        found.glow = await marked(page, `.board [id="${place}"]`);
        // Whoever has used the keyboard sees where it is.
        await page.keyboard.press("Tab");
        found.board = await seen(page, ".board", () => page.locator(".board").focus());
        found.cursor = await seen(page, ".cursor", () => page.keyboard.press("ArrowRight"));
        found.tool = await seen(page, FIRST, () => page.locator(FIRST).first().focus());
        // A step of a route is drafted at once, and nothing is chosen.
        await tap(page, place);
        await settled(page);
        if (game !== "tango") found.chosen = await marked(page, '.board [data-mark="chosen"]');
        console.log(
          `${colorScheme}, ${game}: ${JSON.stringify(found, (_, one) => (typeof one === "number" ? Number(one.toFixed(1)) : one))}`,
        );
        for (const [name, length] of Object.entries(found)) {
          if (name === "chosen" && game === "tango") continue;
          expect(length, `${name} of ${game}, for each pixel around it`).toBeGreaterThanOrEqual(LEAST);
        }
      }
    });
  });
}
