// After the game: looked at again from any position, shared as a link and as a picture, judged by a bot, played on
// from, proven.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { another, expect, serious, test } from "./kit";
import { act, complaints, dice, foot, GAMES, setUp, waited } from "./table";

/** Plays a short game to its end. */
async function finish(page: Page): Promise<void> {
  await setUp(page, "congestion", 1, { turn_limit: "6" }, 2);
  const roll = dice(5);
  while ((await waited(page)) !== "over") await act(page, roll);
}

/** Opens one of the games that come with the page. */
async function sample(page: Page, game: string): Promise<void> {
  await page.goto("/#/replay");
  await page.getByRole("button", { name: game }).click();
  await expect(page.locator(".board svg")).toBeVisible();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Position" });
const chart = (page: Page) => page.getByRole("slider", { name: "Chances over the game" });
/** The board without what is only seen of it, as text. */
const picture = (page: Page) =>
  page
    .locator(".board svg")
    .first()
    .evaluate((svg) => svg.innerHTML);

const TITLES = { gridlock: "Gridlock: Boston", congestion: "Traffic Congestion", tango: "Traffic Tango", rightofway: "RIGHT_OF_WAY" };

test("a finished game is replayed by keyboard, and a link shows a stranger the same position", async ({ page, browser }) => {
  const errors = complaints(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await finish(page);
  await expect(page.getByRole("button", { name: "Verify draws" }), "nothing was drawn").toHaveCount(0);
  // Every line of the log leads to its position.
  await page.locator("summary", { hasText: "What happened" }).click();
  const line = page.getByRole("list", { name: "What happened" }).getByRole("link").nth(1);
  const address = (await line.getAttribute("href")) ?? "";
  await line.click();
  await expect(slider(page)).toHaveValue(/\/(\d+)$/.exec(address)?.[1] ?? "none");
  await page.goBack();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(slider(page), "where I was first to decide").toHaveValue("0");
  const start = await picture(page);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("3");
  await page.keyboard.press("PageDown");
  await expect(slider(page), "my next decision").toHaveValue("4");
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveValue("3");
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue((await slider(page).getAttribute("max")) ?? "");
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveValue("0");
  expect((await picture(page)) === start, "the same picture").toBe(true);
  await page.getByLabel("Seen by").selectOption({ label: "You" });
  await page.getByRole("list", { name: "What happened" }).getByRole("button").nth(4).click();
  await expect(slider(page)).toHaveValue("5");
  await expect(page).toHaveURL(/#\/replay\/record\/[\w-]+\/5\?eyes=1$/);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Picture (PNG)" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("congestion-5.png");
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  const stranger = await another(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await stranger.goto(link);
  await expect(slider(stranger)).toHaveValue("5");
  await expect(stranger.getByLabel("Seen by")).toHaveValue("1");
  expect((await picture(stranger)) === (await picture(page)), "the same picture").toBe(true);
  await stranger.context().close();
  expect(errors).toEqual([]);
});

test("one goes through a game day by day, and it plays itself at the speed one likes", async ({ page }) => {
  await sample(page, TITLES.tango);
  await page.getByLabel("Step by").selectOption("day");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(slider(page)).toHaveValue("1");
  await page.locator("h1").click({ force: true });
  for (const day of [1, 2]) {
    await page.getByRole("button", { name: "Forward" }).click();
    await expect(page.locator("output")).toHaveText(`Day ${day} of 5`);
  }
  await page.getByLabel("Speed").selectOption("fast");
  const before = Number(await slider(page).inputValue());
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(slider(page)).toHaveValue(String(before + 1));
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Speed"), "it is remembered").toHaveValue("fast");
});

test("a damaged record is told what is wrong with it, kindly", async ({ page }) => {
  await page.goto("/#/replay");
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "x.record", mimeType: "text/plain", buffer: Buffer.from("Dear diary") });
  await expect(page.getByRole("alert")).toContainText("This file is not a valid record.");
  const broken = "cloverleaf record 1\ngame congestion\nrules 1\nseats 2\n\n1 fly away\n";
  await file.setInputFiles({ name: "y.record", mimeType: "text/plain", buffer: Buffer.from(broken) });
  await expect(page.getByRole("alert")).toContainText("Line 6");
  const city = "cloverleaf record 1\ngame gridlock\nrules 1\nseats 2\noption board springfield#8c5b5c62a08205ed\n\n";
  await file.setInputFiles({ name: "z.record", mimeType: "text/plain", buffer: Buffer.from(city) });
  await expect(page.getByRole("alert")).toContainText("Open its board file too.");
  await page.goto("/#/replay/record/abc/3");
  await expect(page.getByRole("alert")).toContainText("This link is incomplete.");
  await page.goto("/#/replay/table/nowhere/3");
  await expect(page.getByRole("alert")).toContainText(/server/);
});

test("a bot tells where the game turned and draws what was better, from where one plays on", async ({ page }) => {
  await sample(page, TITLES.gridlock);
  await page.getByRole("tab", { name: "Fairness" }).click();
  await page.getByRole("button", { name: "Verify draws" }).click();
  await expect(page.getByText(/all \d+ draws are proven/)).toBeVisible();
  await page.getByRole("tab", { name: "Review" }).click();
  await expect(page.getByText(/The Commuter has looked at all \d+ turns/)).toBeVisible({ timeout: 60_000 });
  const points = page.getByRole("tabpanel").locator(".point");
  await points.first().click();
  await expect(points.first()).toHaveAttribute("aria-current", "step");
  await expect(points.first()).toContainText("The Commuter would have played: ");
  await expect(page.locator(".board .ghost").first()).toBeVisible();
  await page.getByRole("button", { name: "Show what was played" }).click();
  await expect(page.locator(".board .ghost")).toHaveCount(0);
  // Somebody else thinks longer, and what is there stays meanwhile.
  const lines = chart(page).locator("polyline");
  const drawn = await lines.first().getAttribute("points");
  await page.getByRole("button", { name: "Ask the Cabbie" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  expect((await lines.first().getAttribute("points"))?.split(" ").length).toBe(drawn?.split(" ").length);
  await page.getByRole("button", { name: "Stop" }).click();
  // The chart is gone through by keys.
  await chart(page).focus();
  await page.keyboard.press("Home");
  await expect(chart(page)).toHaveAttribute("aria-valuenow", "0");
  await points.first().click();
  await page.getByRole("button", { name: "Play on after the better move" }).click();
  await expect(page).toHaveURL(/#\/play/);
  await expect(foot(page).or(page.getByText("Player 1")).first()).toBeVisible();
});

test("in German, and axe has nothing serious to say of replays", async ({ page }) => {
  // Boards are looked at where they are played on; here they would only take their time once more.
  const rest = async (what: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await serious(page, ".board"), `${what}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.goto("/#/replay");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aufzeichnung öffnen");
  await page.getByRole("button", { name: TITLES.tango }).click();
  await page.getByRole("button", { name: "Zum Ende" }).click();
  await expect(page.getByText(/gewinnt|teilen sich den Sieg/)).toBeVisible();
  await page.getByRole("button", { name: "Teilen", exact: true }).click();
  await page.getByRole("tab", { name: "Rückblick" }).click();
  await page.locator(".point").first().click();
  await expect(page.getByRole("button", { name: "Besseren Zug zeigen" })).toBeVisible();
  await rest("review");
});

test.describe("on a phone", () => {
  // How much room there is does not depend on how fast the page is.
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, slowdown: 1 });

  test("a replay of every game fits", async ({ page }) => {
    for (const game of GAMES) {
      await sample(page, TITLES[game]);
      await page.getByRole("button", { name: "To the end" }).click();
      const board = await page.locator(".board").boundingBox();
      expect(board?.height ?? 0, "the board has room").toBeGreaterThan(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
    }
  });
});
