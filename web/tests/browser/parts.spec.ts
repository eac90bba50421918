// Parts of the page that are broken off on their way: they are asked for again, and where they never come, that is said.

import type { Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { waited } from "./table";

/** Breaks off what is asked for by such a name, so many times, and counts how often that was. */
async function breakOff(page: Page, name: RegExp, times = Infinity): Promise<{ count: number; mend: () => void }> {
  const broken = { count: 0, mend: () => (times = 0) };
  await page.route(name, (route) => {
    if (broken.count >= times) return route.continue();
    broken.count += 1;
    return route.abort();
  });
  return broken;
}

/**
 * Whether this browser asks again for a module that did not arrive. Newer ones do; older ones, as Firefox, remember for as long as a page is
 * open that it failed, so that only a new page asks again.
 */
async function asksAgain(page: Page): Promise<boolean> {
  const broken = await breakOff(page, /\/never-there\.js$/);
  await page.goto("/icon.svg");
  await page.evaluate(async () => {
    const ask = () => import(new URL("/never-there.js", location.href).href).catch(() => undefined);
    await ask();
    await ask();
  });
  return broken.count > 1;
}

/** What each page cannot do without: its own code, its words, its styles, the first words, the engine's script and the engine. */
const PARTS = [
  ["the code of a page", /\/NewGame-[^/]*\.js$/],
  ["what that code needs", /\/SetUp-[^/]*\.js$/],
  ["its words", /\/en-later-[^/]*\.js$/],
  ["its styles", /\/SetUp-[^/]*\.css$/],
  ["the first words", /\/en-(?!later)[^/]*\.js$/],
  ["the script of the engine", /\/worker-[^/]*\.js$/],
  ["the engine", /\.wasm$/],
] as const;

/** Styles, workers and the engine are no modules of the page: every browser asks for them again. */
const MODULE = /^(?!.*worker).*js\$$/;

for (const [what, name] of PARTS)
  test(`${what}, broken off, comes all the same`, async ({ page }) => {
    // Once for the browser, which may fetch it ahead and then ask again by itself, and once for the page.
    const times = (await asksAgain(page)) || !MODULE.test(name.source) ? 2 : 1;
    const broken = await breakOff(page, name, times);
    await page.goto("/#/new/congestion");
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
    expect(broken.count).toBe(times);
    // Its styles came, too.
    const styled = () => Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']"), ({ sheet }) => sheet !== null);
    expect(await page.evaluate(styled)).not.toContain(false);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    expect(await waited(page)).toBe("turn");
  });

test("a page that never comes says so, begins anew only once, and is there when somebody tries again", async ({ page }) => {
  const asked = (await asksAgain(page)) ? 5 : 2;
  const broken = await breakOff(page, /\/SetUp-[^/]*\.js$/);
  let begun = 0;
  page.on("domcontentloaded", () => (begun += 1));
  await page.goto("/#/new/congestion");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(/did not arrive/);
  expect(begun).toBe(2);
  expect(await serious(page)).toEqual([]);
  broken.mend();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await expect(again).toBeHidden();
  expect(broken.count).toBeGreaterThanOrEqual(asked);
});

test("where not even words come, that is said in the reader's language", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "de-DE", baseURL: server.address });
  const page = await context.newPage();
  const broken = await breakOff(page, /\/de-[^/]*\.js$/);
  await page.goto("/");
  const again = page.getByRole("button", { name: "Noch einmal versuchen" });
  await expect(again).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(/nicht angekommen/);
  broken.mend();
  await again.click();
  await expect(page.locator("article")).toHaveCount(4);
  await expect(again).toBeHidden();
});

test("rules that do not come can be asked for again, over a game that goes on", async ({ page }) => {
  const again = await asksAgain(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play: Traffic Congestion" }).click();
  expect(await waited(page)).toBe("turn");
  const broken = await breakOff(page, /\/congestion\.en-[^/]*\.js$/);
  let begun = 0;
  page.on("domcontentloaded", () => (begun += 1));
  // Somebody has played for a while: such a page is not begun anew without asking.
  await page.evaluate(() => {
    const since = performance.now.bind(performance);
    performance.now = () => since() + 60_000;
  });
  await page.getByRole("button", { name: "Rules" }).click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect(rules.getByRole("alert")).toHaveText(/did not arrive/);
  broken.mend();
  await rules.getByRole("button", { name: "Try again" }).click();
  if (!again) {
    // The game is there again, and the rules are a click away.
    await expect.poll(() => begun).toBe(1);
    expect(await waited(page)).toBe("turn");
    await page.getByRole("button", { name: "Rules" }).click();
  }
  await expect(rules.getByRole("heading", { level: 1 })).toBeVisible();
  expect(begun).toBe(again ? 0 : 1);
});
