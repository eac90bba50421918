// What the page owes everybody: quick to start, kept across a reload, playable without a mouse, in two
// languages, on a phone, in the dark, offline.

import type { Page } from "@playwright/test";
import { expect, listed, serious, test } from "./kit";
import { worked } from "./slow";
import { act, build, confirm, dice, GAMES, glowing, hasty, lit, setUp, tap, waited } from "./table";

/** The most work for the page's thread, in milliseconds of a processor, however busy the machine is. */
const MOST_WORK = { preview: 80, start: 1_200 };

test("a reload keeps the game and what was drafted", async ({ page }) => {
  await setUp(page, "gridlock", 1, {}, 2);
  await build(page, dice(5));
  await tap(page, await lit(page));
  await confirm(page).click();
  const drafted = page.locator(".panel h2");
  await expect(drafted).toContainText("3 actions left");
  const before = await page.locator("ol li").count();
  await page.reload();
  await expect(drafted).toContainText("3 actions left");
  expect(await page.locator("ol li").count()).toBe(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(drafted).toContainText("4 actions left");
});

test("a whole game by typing alone", async ({ page }) => {
  await hasty(page, true);
  await page.goto("/#/new/congestion");
  await expect(page.getByRole("heading", { name: "Set up Traffic Congestion" })).toBeVisible();
  await focus(page, "Who is player 2?");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await focus(page, "Turn limit");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  for (let turn = 0; (await waited(page)) !== "over"; turn += 1) {
    expect(turn).toBeLessThan(30);
    await focus(page, "Type an action");
    const legal = await (await listed(page)).getAttribute("data-action");
    await page.keyboard.type(turn === 0 ? "dance" : (legal ?? ""));
    await page.keyboard.press("Enter");
    if (turn > 0) continue;
    await expect(page.getByRole("alert")).toContainText("Expected");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
  }
  await expect(page.getByText("The turn limit was reached.")).toBeVisible();
});

/** Walks there by Tab, as somebody without a mouse does. */
async function focus(page: Page, label: string): Promise<void> {
  const wanted = page.getByLabel(label, { exact: false }).first();
  await wanted.waitFor({ state: "visible" });
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to '${label}'`);
}

test("a refusal is told where it was tried, with its clause", async ({ page }) => {
  await setUp(page, "congestion", 1, {}, 2);
  await waited(page);
  const bright = await glowing(page);
  const dark = await page.locator('.board [id^="lane-"]').evaluateAll((lanes) => lanes.map((lane) => lane.id));
  await tap(page, dark.find((id) => !bright.includes(id) && id.startsWith("lane-out")) ?? "");
  await expect(page.getByRole("alert")).toContainText("TC-");
});

test("a curtain is drawn between two secret hands", async ({ page }) => {
  await setUp(page, "tango", 2);
  await waited(page);
  const roll = dice(3);
  for (let step = 0; (await waited(page)) !== "curtain"; step += 1) {
    expect(step).toBeLessThan(80);
    await act(page, roll);
  }
  await expect(page.getByRole("heading", { name: "Pass the screen to Player 2" })).toBeVisible();
  await expect(page.locator("svg")).toHaveCount(0);
  await page.screenshot({ path: "test-results/curtain.png" });
  await page.reload();
  await page.getByRole("button", { name: "I am Player 2" }).click();
  await expect(page.locator(".board svg")).toBeVisible();
});

test("everything in German", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vier Verkehrsspiele, ein Tisch");
  await page.getByRole("button", { name: "Spielen: Traffic Tango" }).click();
  await expect(page.getByRole("button", { name: "Zurück" })).toBeVisible();
  await expect(page.locator(".clock")).toContainText("Tag 1 von 5");
  await page.screenshot({ path: "test-results/german.png" });
});

test.describe("on a phone", () => {
  // How much room there is does not depend on how fast the page is.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, slowdown: 1 });

  for (const game of GAMES) {
    test(`${game} fits`, async ({ page }) => {
      await setUp(page, game);
      await waited(page);
      await page.screenshot({ path: `test-results/${game}-phone.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      const button = await confirm(page).or(page.locator(".confirm .yes")).boundingBox();
      expect((button?.y ?? 999) + (button?.height ?? 0), "the actions are above the fold").toBeLessThanOrEqual(740);
      const board = await page.locator(".board").boundingBox();
      expect(board?.height ?? 0, "the board has room").toBeGreaterThan(200);
    });
  }
});

test.describe("for everyone", () => {
  // What a page looks like does not depend on how fast it is.
  test.use({ slowdown: 1 });

  for (const scheme of ["light", "dark"] as const) {
    test(`axe has nothing serious to say, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.goto("/");
      await expect(page.locator("article img")).toHaveCount(4, { timeout: 30_000 });
      expect(await serious(page)).toEqual([]);
      await page.goto("/#/new/gridlock");
      await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
      expect(await serious(page)).toEqual([]);
      for (const game of GAMES) {
        await setUp(page, game);
        await waited(page);
        expect(await serious(page), game).toEqual([]);
        await page.screenshot({ path: `test-results/${game}-${scheme}.png` });
      }
    });
  }

  test("panning never places, the wheel zooms", async ({ page }) => {
    await setUp(page, "congestion", 1, {}, 2);
    await waited(page);
    const board = page.locator(".board svg");
    const whole = await board.getAttribute("viewBox");
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -400);
    await expect(board).not.toHaveAttribute("viewBox", whole ?? "");
    await page.mouse.down();
    await page.mouse.move(500, 330, { steps: 5 });
    await page.mouse.up();
    await expect(confirm(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Show the whole board" }).click();
    await expect(board).toHaveAttribute("viewBox", whole ?? "");
  });
});

test.describe("measured", () => {
  test.use({ slowdown: 1 });

  test("cost, profit and result stand in the bar before a tile is built, at once", async ({ page }) => {
    await setUp(page, "rightofway");
    await waited(page);
    const second = await lit(page, 21);
    await tap(page, await lit(page, 20));
    const sum = page.locator(".confirm").getByText("profit");
    await expect(sum.first()).toBeVisible();
    await page.screenshot({ path: "test-results/rightofway-sum.png" });
    // From the tap on another place to its picture: one question to the engine, and little work for the page.
    await page.evaluate(() => void (window.engine.asked = []));
    const [before, start] = [await worked(page), Date.now()];
    await tap(page, second);
    await expect(sum.first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const [work, took] = [(await worked(page)) - before, Date.now() - start];
    console.log(`from the tap to the preview: ${work.toFixed(1)} ms of work in the page, ${took} ms on this machine`);
    expect(await page.evaluate(() => window.engine.asked.filter((method) => method !== "emblems" && method !== "tell"))).toEqual([
      "preview",
    ]);
    expect(work).toBeLessThan(MOST_WORK.preview);
  });

  test("the first page is there at once", async ({ page }) => {
    // Once without the page, so that the browser has started.
    await page.goto("/robots.txt");
    const before = await worked(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("button", { name: "Play: Gridlock: Boston" })).toBeEnabled();
    const [work, took] = [(await worked(page)) - before, await page.evaluate(() => performance.now())];
    console.log(`from nothing to a page that can be played: ${work.toFixed(0)} ms of work, ${took.toFixed(0)} ms on this machine`);
    expect(work).toBeLessThan(MOST_WORK.start);
  });
});
