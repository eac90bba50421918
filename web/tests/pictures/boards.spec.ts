// The README's pictures: every board in the browser, in the middle of a real game.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../browser/kit";
import { type GameId, glowing, tap, waited } from "../browser/table";

const FOLDER = "../docs/pictures";

/** From which event on a position is looked for, and whether others' hands are secret. */
const MIDDLE: Record<GameId, { from: number; secrets: boolean }> = {
  gridlock: { from: 130, secrets: true },
  congestion: { from: 260, secrets: false },
  tango: { from: 100, secrets: true },
  rightofway: { from: 120, secrets: false },
};

/** A kept game up to a turn of the first seat. */
function middle(game: GameId): string {
  const lines = readFileSync(`${FOLDER}/${game}.record`, "utf8").split("\n");
  const start = lines.indexOf("") + 1;
  const own = (at: number) => lines[at]?.startsWith("1 ") ?? false;
  let at = start + MIDDLE[game].from;
  while (!(own(at) && !own(at - 1))) at += 1;
  return `${lines.slice(0, at).join("\n")}\n`;
}

/** Opens the page on a game that was left there. */
async function resume(page: Page, game: GameId): Promise<void> {
  const record = middle(game);
  const seats = Number(/^seats (\d)/m.exec(record)?.[1]);
  const bots = Array.from({ length: seats - 1 }, (_, index) => ({ name: `Cabbie ${index + 1}`, bot: "cabbie" }));
  const setup = { game, options: {}, sitters: [{ name: "You" }, ...bots] };
  const kept = JSON.stringify({ setup, secrets: MIDDLE[game].secrets, record, viewer: 1, drafted: [] });
  await page.addInitScript((kept) => localStorage.setItem("cloverleaf.local", kept), kept);
  await page.goto("/#/play");
  await expect(page.locator(".board svg")).toBeVisible();
  expect(await waited(page)).toBe("turn");
  await page.evaluate(() => document.fonts.ready);
}

const take = (page: Page, name: string) => page.screenshot({ path: `${FOLDER}/browser-${name}.png` });

/** Tries these places one after the other. */
async function attempt(page: Page, ...places: string[]): Promise<void> {
  for (const place of places) {
    await tap(page, place);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}

async function driveToHarvard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Drive", exact: true }).click();
  await expect.poll(() => glowing(page)).toContain("space-A1");
  await attempt(page, "space-A1");
  await expect(page.getByRole("button", { name: /Drive to/ })).toBeVisible();
}

/** What somebody is about to do when the picture is taken. */
const ABOUT_TO: Record<GameId, (page: Page) => Promise<void>> = {
  gridlock: driveToHarvard,
  congestion: (page) => attempt(page, "lane-SW-E"),
  tango: (page) => attempt(page, "tile-D5", "tile-C5", "tile-B5", "tile-B4"),
  rightofway: (page) => attempt(page, "tile--1--1"),
};

for (const game of ["gridlock", "congestion", "tango", "rightofway"] as const) {
  test(`${game} by day`, async ({ page }) => {
    await resume(page, game);
    await ABOUT_TO[game](page);
    await take(page, game);
  });
}

test("by night", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await resume(page, "congestion");
  await take(page, "night");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test("a drive is tried", async ({ page }) => {
    await resume(page, "gridlock");
    await driveToHarvard(page);
    await take(page, "phone");
  });
});

test("the first page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("article img")).toHaveCount(4);
  await take(page, "home");
});
