// Rules to read and games to learn.

import type { Locator, Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { complaints, confirm, endTurn, GAMES, glowing, hasty, lit, setUp, tap, waited } from "./table";

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

for (const [scheme, game] of [
  ["light", "rightofway"],
  ["dark", "tango"],
] as const) {
  test(`axe has nothing serious to say about rules and lessons, ${scheme}, in German`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await inGerman(page);
    await page.goto(`/#/learn/${game}/lesson`);
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

// What is shown and said does not depend on how fast the page is.
const fast = test.extend({ slowdown: 1 });

fast("a game is summed up with pictures, and a first game is explained until that is no longer wanted", async ({ page }) => {
  const errors = complaints(page);
  await hasty(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Learn Traffic Congestion" }).click();
  await expect(page.locator("main li")).toHaveCount(6);
  await expect(page.locator("main li img")).toHaveCount(6);
  for (const picture of await page.locator("main li img").all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(await serious(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "Start the lesson" })).toHaveAttribute("href", "#/learn/congestion/lesson");
  await expect(page.getByRole("link", { name: "Full rules" })).toHaveAttribute("href", "#/rules/congestion");
  await page.getByRole("button", { name: "Play your first game" }).click();
  const coach = page.getByRole("region", { name: "Your first game, explained" });
  await waited(page);
  await page.reload();
  await waited(page);
  await expect(coach).toContainText("What matters now: Start with a car of your colour");
  await tap(page, await lit(page));
  await confirm(page).click();
  await expect(coach).toContainText(/(Pip|Lou|Ida) has (let in|set)/);
  await expect(coach).toContainText("What matters now: Your cars need signals");
  await endTurn(page);
  await expect(coach).toContainText(/(Pip|Lou|Ida) has (let in|set|sent|brought)/);
  await coach.getByRole("button", { name: "Stop explaining" }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await waited(page);
  await expect(coach).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** The way on, as soon as the step is done. */
const onward = (page: Page) => page.locator(".ways .button.go");

/** Touches what the lesson points at: a tool, a button or a handle that is marked, else the mark on the board. */
async function obey(page: Page): Promise<void> {
  const marked = page.locator(".asked");
  if ((await marked.count()) > 0) return marked.first().click();
  const box = await page.locator(".ring").first().boundingBox();
  if (!box) throw new Error("the lesson points at nothing");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** The same without a mouse: Tab leads there, arrow keys to the mark on the board, R turns. */
async function obeyByKeys(page: Page): Promise<void> {
  const marked = page.locator(".asked").first();
  if ((await marked.count()) === 0) {
    await tabTo(page, page.locator(".board"));
    await page.keyboard.press("ArrowUp");
    return page.keyboard.press("Enter");
  }
  if (await marked.evaluate((element) => element.matches(".handle"))) return page.keyboard.press("r");
  await expect(marked).toBeEnabled();
  await tabTo(page, marked);
  await page.keyboard.press("Enter");
}

/** Walks there by Tab, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}

/** Goes through a lesson to its last step, doing nothing but what it points at. */
async function learn(page: Page, step: (number: number) => Promise<void> = async () => {}, touch = obey): Promise<void> {
  const [, steps = "0"] = / (\d+)$/.exec((await page.locator("h1").textContent())?.trim() ?? "") ?? [];
  expect(Number(steps)).toBeGreaterThan(8);
  for (let number = 1; number <= Number(steps); number += 1) {
    await expect(page.locator("h1")).toContainText(new RegExp(`\\b${number} \\D+ ${steps}`));
    await expect(page.locator(".ring, .asked").first()).toBeVisible();
    await step(number);
    while ((await rest(page), !(await onward(page).isVisible()))) await touch(page);
    if (number < Number(steps)) await onward(page).click();
  }
}

/** Waits until the page rests. */
async function rest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(onward(page).or(page.locator(".ring, .asked")).first()).toBeVisible();
}

/** Whether the instruction, the board and what confirms can be seen at once, with enough room. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const words = await page.locator(".words").first().boundingBox();
  const board = await page.locator(".board").boundingBox();
  const ways = await page.locator(".ways").boundingBox();
  expect(board?.height ?? 0, "the board has room").toBeGreaterThan(180);
  expect((words?.y ?? 0) + (words?.height ?? 0), "the whole instruction is seen").toBeLessThanOrEqual(
    (board?.y ?? 0) + height * Number(width > 900),
  );
  expect((ways?.y ?? 0) + (ways?.height ?? 0), "the ways on are seen").toBeLessThanOrEqual(height);
}

fast("a lesson by keyboard alone", async ({ page }) => {
  await hasty(page);
  await page.goto("/#/learn/rightofway/lesson");
  await expect(page.locator("h1")).toContainText("step 1");
  await learn(page, undefined, obeyByKeys);
});

/** Where there is little room both languages must fit; where there is much, the one with the longer words. */
const DEVICES = [
  { device: "phone", options: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, languages: ["en", "de"] },
  { device: "desk", options: { viewport: { width: 1280, height: 800 } }, languages: ["de"] },
];

for (const { device, options, languages } of DEVICES) {
  test.describe(`on a ${device}`, () => {
    // What a lesson points at does not depend on how fast the page is.
    test.use({ ...options, slowdown: 1 });

    for (const game of GAMES)
      for (const language of languages) {
        test(`the lesson of ${game} is done by touching what it points at, ${language}`, async ({ page }) => {
          const errors = complaints(page);
          await page.addInitScript((language) => localStorage.setItem("cloverleaf.language", language), language);
          await hasty(page);
          await page.goto(`/#/learn/${game}/lesson`);
          await expect(page.locator("h1")).toContainText(/\d$/);
          await learn(page, async (number) => {
            await rest(page);
            expect(await page.locator(".card .words").textContent(), "no notation").not.toMatch(
              /\b[A-K]\d\b|-?\d,-?\d|\b[NS][EW]:[NESW]|\b[NS][EW]?\.[NS]/,
            );
            await fits(page);
            if (process.env["LOOK"]) await page.screenshot({ path: `test-results/look/${game}-${device}-${language}-${number}.png` });
          });
          expect(errors).toEqual([]);
        });
      }
  });
}
