// Rules to read and games to learn.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { complaints, GAMES, glowing, setUp, tap, waited } from "./table";

/** What axe finds serious. */
async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return bad.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ").slice(0, 300)}`);
}

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

for (const scheme of ["light", "dark"] as const) {
  test(`axe has nothing serious to say about the rules, ${scheme}, in German`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await inGerman(page);
    for (const game of [...GAMES, "common"]) {
      await page.goto(`/#/rules/${game}`);
      await expect(page.locator(".text h2").first()).toBeVisible();
      expect(await serious(page), game).toEqual([]);
    }
    await page.goto("/#/rules/rightofway/RW-5.2");
    await expect(page.locator('[id="RW-5.2"]')).toBeInViewport();
    await page.screenshot({ path: `test-results/rules-${scheme}.png` });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of [...GAMES, "common"]) {
    test(`the rules of ${game} fit`, async ({ page }) => {
      await inGerman(page);
      await page.goto(`/#/rules/${game}`);
      await expect(page.locator(".text h2").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.screenshot({ path: `test-results/rules-${game}-phone.png` });
    });
  }
});
