// After the game: looked at again from any position, shared by a link, judged by a bot, proven.

import type { Page } from "@playwright/test";
import { another, expect, serious, test } from "./kit";
import { act, complaints, dice, GAMES, setUp, waited } from "./table";

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

const slider = (page: Page) => page.getByRole("slider");
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
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(slider(page)).toHaveValue("0");
  const start = await picture(page);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("3");
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveValue("2");
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveValue((await slider(page).getAttribute("max")) ?? "");
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveValue("0");
  expect(await picture(page)).toBe(start);
  await page.getByLabel("Seen by").selectOption({ label: "You" });
  await page.getByRole("list", { name: "What happened" }).getByRole("button").nth(4).click();
  await expect(slider(page)).toHaveValue("5");
  await expect(page).toHaveURL(/#\/replay\/record\/[\w-]+\/5\?eyes=1$/);
  await page.screenshot({ path: "test-results/replay.png" });

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link is on the clipboard.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await another(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await stranger.goto(link);
  await expect(slider(stranger)).toHaveValue("5");
  await expect(stranger.getByLabel("Seen by")).toHaveValue("1");
  expect(await picture(stranger)).toBe(await picture(page));
  await stranger.context().close();
  expect(errors).toEqual([]);
});

test("the game plays itself on, and stops when it is told to", async ({ page }) => {
  await sample(page, "Traffic Congestion");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(slider(page)).not.toHaveValue("0");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("after the game every line of the log leads to its position", async ({ page }) => {
  await finish(page);
  await page.locator("summary", { hasText: "What happened" }).click();
  const lines = page.getByRole("list", { name: "What happened" }).getByRole("link");
  const address = (await lines.nth(1).getAttribute("href")) ?? "";
  await lines.nth(1).click();
  await expect(slider(page)).toHaveValue(/\/(\d+)$/.exec(address)?.[1] ?? "none");
});

test("a damaged record is told what is wrong with it, kindly", async ({ page }) => {
  await page.goto("/#/replay");
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "x.record", mimeType: "text/plain", buffer: Buffer.from("Dear diary") });
  await expect(page.getByRole("alert")).toContainText("This is no record that can be replayed.");
  const broken = "cloverleaf record 1\ngame congestion\nrules 1\nseats 2\n\n1 fly away\n";
  await file.setInputFiles({ name: "y.record", mimeType: "text/plain", buffer: Buffer.from(broken) });
  await expect(page.getByRole("alert")).toContainText("Line 6");
  await page.screenshot({ path: "test-results/replay-damaged.png" });
  await page.goto("/#/replay/record/abc/3");
  await expect(page.getByRole("alert")).toContainText("This link is damaged");
  await page.goto("/#/replay/table/nowhere/3");
  await expect(page.getByRole("alert")).toContainText(/server/);
});

test("a bot tells where the game turned, and the draws are proven", async ({ page }) => {
  await setUp(page, "rightofway", 1, { turn_limit: "2" });
  const roll = dice(9);
  while ((await waited(page)) !== "over") await act(page, roll);
  await page.getByRole("button", { name: "Verify draws" }).click();
  await expect(page.getByText(/all \d+ draws are proven/)).toBeVisible();
  await expect(page.getByText("Your browser has hashed it by itself")).toBeVisible();
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "Quick look" }).click();
  await expect(page.getByText(/The commuter: all \d+ decisions/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("img", { name: /Chances over the game/ })).toBeVisible();
  await page.screenshot({ path: "test-results/replay-review.png" });
  const points = page.getByRole("tabpanel").locator("ol button");
  const which = await points.count();
  expect(which).toBeGreaterThan(0);
  await points.first().click();
  await expect(points.first()).toHaveAttribute("aria-current", "step");
  await page.getByRole("tab", { name: "Fairness" }).click();
  await page.getByRole("button", { name: "Verify draws" }).click();
  await expect(page.getByText(/all \d+ draws are proven/)).toBeVisible();
});

test("in German", async ({ page }) => {
  await page.goto("/#/replay");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Protokoll öffnen");
  await page.getByRole("button", { name: "Traffic Tango" }).click();
  await expect(page.getByRole("tab", { name: "Rückblick" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByText(/gewinnt|teilen sich den Sieg/)).toBeVisible();
  await page.screenshot({ path: "test-results/replay-german.png" });
});

for (const scheme of ["light", "dark"] as const) {
  test(`every game can be looked at again, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const game of GAMES) {
      await sample(page, TITLES[game]);
      await slider(page).fill("90");
      await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
      await expect(page.locator(".board svg")).toBeVisible();
      await page.screenshot({ path: `test-results/replay-${game}-${scheme}.png` });
    }
  });

  test(`axe has nothing serious to say of replays, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    test.slow();
    // Boards are looked at where they are played on; here they would only take their time once more.
    const rest = () => serious(page, ".board");
    await page.goto("/#/replay");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await rest()).toEqual([]);
    await sample(page, TITLES.tango);
    await page.keyboard.press("End");
    await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
    expect(await rest(), "log").toEqual([]);
    await page.getByRole("tab", { name: "Review" }).click();
    await page.getByRole("button", { name: "Quick look" }).click();
    await expect(page.getByRole("img", { name: /Chances over the game/ })).toBeVisible();
    expect(await rest(), "review").toEqual([]);
    await page.getByRole("tab", { name: "Fairness" }).click();
    expect(await rest(), "fairness").toEqual([]);
  });
}

test.describe("on a phone", () => {
  // How much room there is does not depend on how fast the page is.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, slowdown: 1 });

  test("a replay fits", async ({ page }) => {
    for (const game of GAMES) {
      await sample(page, TITLES[game]);
      await page.getByRole("button", { name: "To the end" }).click();
      const board = await page.locator(".board").boundingBox();
      expect(board?.height ?? 0, "the board has room").toBeGreaterThan(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.screenshot({ path: `test-results/replay-${game}-phone.png` });
    }
  });
});
