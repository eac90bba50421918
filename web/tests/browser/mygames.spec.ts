// The games of a browser: kept, named, given away and brought back; two tabs with one game; storage that fails.

import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { complaints, endTurn, type GameId, hasty, waited } from "./table";

/** A game against bots, some lines before its end, as earlier versions kept it. */
function left(game: GameId, lines: number): string {
  const whole = readFileSync(new URL(`../../../docs/pictures/${game}.record`, import.meta.url), "utf8");
  const [head = "", events = "", foot = ""] = whole.split("\n\n");
  const kept = events.split("\n").slice(0, lines > 0 ? -lines : undefined);
  const record = [head, kept.join("\n"), lines > 0 ? foot.replace(/^result .*\n/, "") : foot].join("\n\n");
  const sitters = [{ name: "You" }, ...[1, 2, 3].map((number) => ({ name: `Bot ${number}`, bot: "random" }))];
  return JSON.stringify({ setup: { game, options: {}, sitters }, secrets: false, record, viewer: 1, drafted: [] });
}

/** Lets a page have had a game before there was a list of them. */
async function hadBefore(page: Page, game: GameId, lines: number): Promise<void> {
  await hasty(page);
  await page.goto("/#/settings");
  await page.evaluate((kept) => localStorage.setItem("cloverleaf.local", kept), left(game, lines));
}

const cards = (page: Page) => page.getByRole("article");

/** Waits for one's turn, and how many turns have been played. */
async function myTurn(page: Page): Promise<number> {
  expect(await waited(page)).toBe("turn");
  return played(page);
}

async function played(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator(".clock").textContent()) ?? "")?.[0]);
}

test("a game is kept, named, deleted and brought back, given away and taken in", async ({ page }) => {
  const errors = complaints(page);
  await hadBefore(page, "congestion", 570);
  await page.goto("/#/games");
  await expect(cards(page).getByRole("heading")).toHaveText(/^Traffic Congestion against Bot 1, Bot 2,? and Bot 3$/);
  expect(await page.evaluate(() => localStorage.getItem("cloverleaf.local")), "it was brought over once").toBeNull();
  await expect(cards(page).locator("img")).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the game").fill("Sunday");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(cards(page).getByRole("heading")).toHaveText("Sunday");

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export: Sunday" }).click();
  const record = readFileSync(await (await file).path(), "utf8");
  expect(record).toMatch(/^cloverleaf record 1\ngame congestion\n/);

  await page.getByRole("button", { name: "Delete: Sunday" }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Delete: Sunday" }).click();
  await page.reload();
  await expect(cards(page), "nothing is deleted while it can be undone").toHaveCount(1);
  await page.getByRole("button", { name: "Delete: Sunday" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(page.getByText("No games yet")).toBeVisible();

  const chooser = page.getByLabel("Import");
  await chooser.setInputFiles({ name: "torn.record", mimeType: "text/plain", buffer: Buffer.from(record.slice(0, -300)) });
  await expect(page.getByRole("alert")).toContainText("torn.record couldn’t be imported");
  await chooser.setInputFiles({ name: "sunday.record", mimeType: "text/plain", buffer: Buffer.from(record) });
  await expect(cards(page).getByRole("heading")).toHaveText("Sunday");
  await page.getByRole("link", { name: "Continue: Sunday" }).click();
  await myTurn(page);
  expect(errors).toEqual([]);
});

test("a finished game is counted and looked at, but not gone on with", async ({ page }) => {
  await hadBefore(page, "tango", 0);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "My games" }).first()).toBeVisible();
  await page.goto("/#/games");
  await expect(cards(page)).toContainText("You lost");
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByRole("row", { name: /Traffic Tango/ }).getByRole("cell")).toHaveText(["1", "0", "0", "1", "0"]);
  await page.goto("/#/games");
  await page.getByRole("link", { name: /^Replay/ }).click();
  await expect(page.locator(".replay .board svg")).toBeVisible();
});

test("two tabs do not play against each other: one plays, the other shows it and can take over", async ({ page, context }) => {
  await hadBefore(page, "congestion", 570);
  await page.goto("/#/play");
  const before = await myTurn(page);
  const other = await context.newPage();
  await hasty(other);
  await other.goto("/#/play");
  await expect(other.getByText("You’re playing this game in another tab")).toBeVisible();
  expect(await played(other)).toBe(before);

  await endTurn(page);
  const after = await myTurn(page);
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => played(other), "what is played there is seen here").toBe(after);

  await other.getByRole("button", { name: "Play here" }).click();
  await expect(page.getByText("You’re playing this game in another tab")).toBeVisible();
  await myTurn(other);
  await endTurn(other);
  const last = await myTurn(other);
  expect(last).toBeGreaterThan(after);
  await expect.poll(() => played(page)).toBe(last);

  await other.close();
  await page.reload();
  expect(await myTurn(page), "nothing was overwritten, and nobody plays it elsewhere").toBe(last);
  await expect(page.getByText("You’re playing this game in another tab")).toHaveCount(0);
});

test("a move that was just made is there after a reload", async ({ page }) => {
  await hadBefore(page, "congestion", 570);
  await page.goto("/#/play");
  const before = await myTurn(page);
  await endTurn(page);
  await page.reload();
  expect(await myTurn(page)).toBeGreaterThan(before);
});

/** Lets the browser have so much room for this page, or as much as usual. */
async function room(page: Page, context: BrowserContext, bytes?: number): Promise<void> {
  const tools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await tools.send("Storage.overrideQuotaForOrigin", bytes === undefined ? { origin } : { origin, quotaSize: bytes });
}

test("where there is no room the game goes on, and is stored when there is", async ({ page, context }) => {
  await hadBefore(page, "congestion", 570);
  await room(page, context, 1);
  await page.goto("/#/play");
  const before = await myTurn(page);
  const full = page.getByRole("alert").filter({ hasText: "Your browser’s storage is full" });
  await expect(full).toBeVisible();
  await endTurn(page);
  expect(await myTurn(page)).toBeGreaterThan(before);
  await expect(full).toBeVisible();
  await room(page, context);
  await endTurn(page);
  const last = await myTurn(page);
  await expect(full).toHaveCount(0);
  await page.reload();
  expect(await myTurn(page)).toBe(last);
});

test("a browser that keeps nothing says so, and one can play", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not in a private window", "SecurityError");
    };
  });
  await hadBefore(page, "congestion", 570);
  await page.goto("/#/play");
  const before = await myTurn(page);
  await expect(page.getByRole("alert")).toContainText("Your browser isn’t saving games");
  await endTurn(page);
  expect(await myTurn(page)).toBeGreaterThan(before);
});

test("a damaged entry is told, and the others are kept", async ({ page }) => {
  await hadBefore(page, "congestion", 570);
  await page.goto("/#/games");
  await expect(cards(page)).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const asked = indexedDB.open("cloverleaf");
        asked.onsuccess = () => {
          const writing = asked.result.transaction("games", "readwrite");
          writing.objectStore("games").put({ id: "torn", setup: null, record: "clov" });
          writing
            .objectStore("games")
            .put({ id: "rotten", setup: { game: "tango", options: {}, sitters: [] }, record: "cloverleaf record 1" });
          writing.oncomplete = done;
        };
      }),
  );
  await page.goto("/#/play/torn");
  await expect(page.getByRole("heading", { name: "This game can’t be read any more" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "My games" }).click();
  await expect(page.getByText("One entry can’t be read")).toBeVisible();
  await expect(page.getByText("its record is damaged")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue: Traffic Congestion/ })).toBeVisible();
});
