// No sentence is anywhere but in the files of words: the page is walked in a language where every word of them is marked.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./kit";
import { bare, pseudo, speakPseudo } from "./pseudo";
import { serve } from "./server";
import { GAMES, hasty } from "./table";

/** Names on the board of Boston, which are those of real places. */
const BOSTON = Array.from(
  readFileSync(new URL("../../../boards/boston.toml", import.meta.url), "utf8").matchAll(/^(?:name|title) = "(.+)"$/gm),
  ([, name]) => name ?? "",
);
/** A sign has its name on several lines, and a card is known by its id. */
const IDS = BOSTON.map((name) => name.toLowerCase().replaceAll(" ", "-"));
const NAMES = [...BOSTON, ...IDS, ...BOSTON.flatMap((name) => name.split(" "))].sort((one, other) => other.length - one.length);

/** Waits until the page rests, and finds no word that is not marked. */
async function allMarked(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => bare(page, NAMES)).toEqual([]);
}

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
}

test("the marks are where words are", () => {
  expect(
    pseudo(
      "key = Drive to { $at }, now\n    .do = Drive\nmore =\n    Long { $n ->\n        [one] line\n       *[other] lines { $n }\n    } end",
    ),
  ).toBe(
    "key = ‹Drive to› { $at }‹, now›\n    .do = ‹Drive›\nmore =\n    ‹Long› { $n ->\n        [one] ‹line›\n       *[other] ‹lines› { $n }\n    } ‹end›",
  );
});

test("a bare word is found", async ({ page }) => {
  await speakPseudo(page);
  await page.goto("/");
  await expect(page.locator("article")).toHaveCount(4);
  await page.evaluate(() => document.querySelector("main, article")?.append("bare words"));
  expect(await bare(page)).toEqual(["bare words"]);
});

test("the first page, a set-up and the rules have no bare word", async ({ page }) => {
  await speakPseudo(page);
  await page.goto("/");
  await expect(page.locator("article")).toHaveCount(4);
  await allMarked(page);
  for (const game of GAMES) {
    await page.goto(`/#/new/${game}`);
    await expect(page.locator("form")).toBeVisible();
    await unfold(page);
    await allMarked(page);
  }
  await page.goto("/#/rules/tango");
  await expect(page.locator(".reader .text")).toBeVisible();
  await allMarked(page);
  for (const address of ["/#/games", "/#/settings"]) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await allMarked(page);
  }
});

for (const game of GAMES) {
  test(`the table, the lesson and the replay of ${game} have no bare word`, async ({ page }) => {
    test.setTimeout(240_000);
    await speakPseudo(page);
    await hasty(page, true);
    await page.goto("/");
    await page.locator("article").nth(GAMES.indexOf(game)).locator("button").first().click();
    await expect(page.locator(".board svg")).toBeVisible();
    await expect(page.locator("form input[type=text]")).toBeVisible({ timeout: 60_000 });
    await unfold(page);
    await allMarked(page);
    await page.locator("form input[type=text]").fill("dance");
    await page.locator("form input[type=text]").press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await page.getByRole("alert").textContent()).toContain("‹");

    await page.goto(`/#/learn/${game}/lesson`);
    await expect(page.locator(".lesson .board svg")).toBeVisible();
    await allMarked(page);

    await page.goto("/#/replay");
    await page.locator("main button").nth(GAMES.indexOf(game)).click();
    await expect(page.locator(".replay .board svg")).toBeVisible();
    await page.getByRole("slider").press("End");
    await allMarked(page);
  });
}

test("the lobby and a table online have no bare word", async ({ page }) => {
  // On a server of its own: what people at other tables are called is no word of ours.
  const server = await serve();
  await speakPseudo(page);
  await page.goto(`${server.address}/#/online`);
  await expect(page.locator("main")).toBeVisible();
  await allMarked(page);
  await page.goto(`${server.address}/#/online/new`);
  await expect(page.locator("form").first()).toBeVisible();
  await unfold(page);
  await allMarked(page);
  await server.stop();
});
