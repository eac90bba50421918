// Rules to read and games to learn.

import type { Locator, Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { complaints, endTurn, GAMES, glowing, hasty, setUp, tap, waited } from "./table";

async function inGerman(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cloverleaf.language", "de"));
}

test("a refusal's clause opens the rules at that clause, over the table", async ({ page }) => {
  const errors = complaints(page);
  await setUp(page, "congestion", 1, {}, 2);
  await waited(page);
  const lit = await glowing(page);
  const lanes = await page.locator('.board [id^="lane-"]').evaluateAll((all) => all.map((lane) => lane.id));
  await tap(page, lanes.find((id) => !lit.includes(id) && id.startsWith("lane-out")) ?? "");
  await page.getByRole("button", { name: "Read clause TC-3.1" }).click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  const clause = rules.locator('[id="TC-3.1"]');
  await expect(clause).toBeInViewport();
  await expect(clause).toBeFocused();
  await expect(clause).toContainText("Enter a car.");
  await page.screenshot({ path: "test-results/rules-panel.png" });
  await rules.getByRole("link", { name: "TC-4.5" }).first().click();
  await expect(rules.locator('[id="TC-4.5"]')).toBeInViewport();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(rules).toHaveCount(0);
  expect(await waited(page)).toBe("turn");
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(rules.getByRole("heading", { level: 1 })).toHaveText("Traffic Congestion");
  expect(page.url()).toContain("#/play");
  expect(errors).toEqual([]);
});

test("the rules can be searched", async ({ page }) => {
  await page.goto("/#/rules/gridlock");
  await page.getByRole("searchbox").fill("tunnel");
  await expect(page.getByRole("status")).toContainText("places");
  await expect(page.locator('[id="GB-1.5"]')).toBeVisible();
  await expect(page.locator('[id="GB-4.3"]')).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await expect(page.locator('[id="GB-4.3"]')).toBeVisible();
  await page.goto("/#/rules/gridlock/GB-6.5");
  await expect(page.locator('[id="GB-6.5"]')).toBeInViewport();
});

test("the rules can be read without a network, in both languages", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto("/#/rules/tango/TT-2.6");
  await expect(page.locator('[id="TT-2.6"]')).toBeInViewport();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Begriffe" })).toBeAttached();
  const drawn = page.locator(".text img").first();
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

for (const [scheme, game] of [
  ["light", "rightofway"],
  ["dark", "tango"],
] as const) {
  test(`axe has nothing serious to say about rules and lessons, ${scheme}, in German`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await inGerman(page);
    await page.goto(`/#/learn/${game}`);
    await expect(page.locator(".board svg")).toBeVisible();
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Schritt 2 von");
    await page.screenshot({ path: `test-results/learn-${scheme}.png` });
    expect(await serious(page)).toEqual([]);
    const clause = game === "tango" ? "TT-2.6" : "RW-5.2";
    await page.goto(`/#/rules/${game}/${clause}`);
    await expect(page.locator(`[id="${clause}"]`)).toBeInViewport();
    await page.screenshot({ path: `test-results/rules-${scheme}.png` });
    expect(await serious(page)).toEqual([]);
  });
}

/** Places where nothing may be done, and what a German reader is told there. */
const REFUSED = {
  gridlock: { id: "space-D1", told: "ist ein Ziel; Plättchen kommen auf leere Felder" },
  congestion: { id: "lane-out-NW-N", told: "ist keine Einfahrt" },
  tango: { id: "tile-A1", told: "Auf Ecken dürfen keine Schilder stehen, also nicht auf A1" },
  rightofway: { id: undefined, told: "An Stelle 1 steht „dance“" },
} as const;

for (const game of GAMES) {
  test(`${game} refuses and explains in German`, async ({ page }) => {
    await inGerman(page);
    await hasty(page, true);
    await page.goto(`/#/new/${game}`);
    await expect(page.getByRole("switch", { name: "Zuggrenze" })).toBeVisible();
    await page.getByRole("switch", { name: "Plätze auslosen" }).uncheck();
    await page.getByRole("button", { name: "Los geht’s" }).click();
    await expect(page.getByRole("button", { name: "Zurück" })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { id, told } = REFUSED[game];
    if (id) {
      await tap(page, id);
    } else {
      await page.getByLabel("Aktion eintippen").fill("dance");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("alert")).toContainText(told);
    const [place] = (await glowing(page)).slice(2);
    if (game !== "tango") {
      await tap(page, place ?? "");
      await expect(page.locator(".told")).toContainText(/Straßen nach|stellt sich von|Kosten \d+, Gewinn \d+/);
    }
    await page.screenshot({ path: `test-results/german-${game}.png` });
    const titles = (await page.locator(".board title").allTextContents()).join("\n");
    expect(titles).not.toMatch(/\b(seat|empty|roads|car|lane|tile|row|column|signal at|exit)\b/);
    const label = await page.locator(".board svg").getAttribute("aria-label");
    expect(label).not.toMatch(/\b(seat|turn|turns|the|of|empty|action|actions)\b/);
  });
}

const done = (page: Page) => page.getByText("✓ Well done!");
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Taps a place and ticks it. */
async function put(page: Page, id: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await tap(page, id);
  await page.locator(".confirm .yes:not(.off)").click();
}

test("a lesson by clicking, astray and back, left and found again", async ({ page }) => {
  const errors = complaints(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Learn Gridlock: Boston" }).click();
  await expect(page.getByText("Your blue car stands on Copley Square")).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(page.getByText("Put the straight road on D4")).toBeVisible();
  // Something else is allowed too: it is told what it would do, and taken back.
  await put(page, "space-C4");
  await expect(page.getByRole("status")).toContainText("not what this step is about");
  await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
  await page.screenshot({ path: "test-results/learn-astray.png" });
  await put(page, "space-D4");
  await expect(done(page)).toBeVisible();
  await next(page).click();
  await page.getByRole("button", { name: "Build", exact: true }).click();
  await expect(done(page)).toBeVisible();
  await next(page).click();
  await put(page, "space-D2");
  await put(page, "space-D3");
  await expect(done(page)).toBeVisible();
  await next(page).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("step 6 of 11");
  await endTurn(page);
  await expect(done(page)).toBeVisible();
  await next(page).click();
  await expect(page.getByText("Your rival has set a cone")).toBeVisible();
  await next(page).click();
  await page.getByRole("button", { name: "Drive", exact: true }).first().click();
  await expect(done(page)).toBeVisible();
  await next(page).click();
  await expect(page.getByText("straight through to MIT")).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await tap(page, "space-D1");
  await expect(page.getByRole("button", { name: "Read clause GB-6.5" })).toBeVisible();
  await expect(page.getByText("Exactly: not allowed.")).toBeVisible();
  await page.screenshot({ path: "test-results/learn-refused.png" });
  await next(page).click();
  await put(page, "space-D3");
  await put(page, "space-D1");
  await expect(done(page)).toBeVisible();
  await next(page).click();
  await page.getByRole("button", { name: "Play now against bots" }).click();
  expect(await waited(page)).toBe("turn");
  expect(errors).toEqual([]);
});

test("a lesson by keyboard alone", async ({ page }) => {
  await hasty(page, true);
  await page.goto("/#/learn/congestion");
  await expect(page.getByText("You are Red")).toBeVisible();
  const type = async (action: string) => {
    await walk(page, page.getByLabel("Type an action"));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(action);
    await page.keyboard.press("Enter");
  };
  const press = async (button: Locator) => {
    await walk(page, button);
    await page.keyboard.press("Enter");
  };
  await press(next(page));
  const script = [
    "enter NW:E red",
    "enter NE:S red",
    "signal NW:E straight",
    "",
    "move NW:E keep",
    "signal NE:E straight",
    "move NE:E keep",
  ];
  for (const action of script) {
    if (action) await type(action);
    await expect(next(page)).toBeVisible();
    await press(next(page));
  }
  await expect(page.getByText("One red car is home")).toBeVisible();
  await press(page.getByRole("button", { name: "Play now against bots" }));
  expect(await waited(page)).toBe("turn");
});

/** Walks there by Tab, as somebody without a mouse does. */
async function walk(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: "visible" });
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}

test.describe("on a phone", () => {
  // How much room there is does not depend on how fast the page is.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, slowdown: 1 });

  test("rules and lessons fit, in German", async ({ page }) => {
    await inGerman(page);
    const fits = async (name: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
      await page.screenshot({ path: `test-results/${name}-phone.png` });
    };
    for (const game of [...GAMES, "common"]) {
      await page.goto(`/#/rules/${game}`);
      await expect(page.locator(".text h2").first()).toBeVisible();
      await fits(`rules-${game}`);
    }
    for (const game of GAMES) {
      await page.goto(`/#/learn/${game}`);
      for (let step = 2; step < 5; step += 1) {
        await page.getByRole("button", { name: /^(Weiter|Überspringen)$/ }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`Schritt ${step} von`);
      }
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const board = await page.locator(".board").boundingBox();
      expect(board?.height ?? 0, "the board has room").toBeGreaterThan(190);
      await fits(`learn-${game}`);
    }
  });
});
