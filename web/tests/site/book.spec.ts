// The documentation beside the page: read, searched, by keyboard too, on any screen.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, fits, test } from "./kit";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search the documentation" });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("the page leads to the book, whose search finds a section and goes there", async ({ page }) => {
  await page.goto("");
  await page.getByRole("link", { name: "Documentation" }).click();
  await expect(title(page, /^Cloverleaf/)).toBeVisible();
  await search(page).fill("write-ahead");
  await expect(page.getByRole("status")).toHaveText("1 section found");
  await page.getByRole("link", { name: "Running a server: One process" }).click();
  await expect(page).toHaveURL(/\/some\/where\/book\/docs\/serving\.html#one-process$/);
  await expect(page.getByRole("heading", { name: "One process" })).toBeInViewport();
  await page.getByRole("link", { name: "Cloverleaf: play" }).click();
  await expect(page.getByRole("button", { name: "Play: Start here" })).toBeVisible();
});

test("the search works by keyboard, from deep pages too, and says how much it found", async ({ page }) => {
  await page.goto("book/docs/rules/gridlock.en.html");
  await page.keyboard.press("/");
  await page.keyboard.type("zyxwv");
  await expect(page.getByRole("status")).toHaveText("Nothing found");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status")).toBeHidden();
  await expect(title(page, /^Gridlock: Boston/)).toBeVisible();
  await page.keyboard.type("Ubersicht ( <b>");
  await expect(page.getByRole("status")).toHaveText(/found/);
  await page.keyboard.press("Escape");
  await page.keyboard.type("token of life");
  await expect(page.getByRole("status")).toHaveText(/^\d+ sections found/);
  await expect(page.locator("mark").first()).toHaveText(/token|life|of/i);
  await page.keyboard.press("ArrowDown");
  const first = page.locator(".found a").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tango/);
});

test("the reports of the lab are there", async ({ page }) => {
  await page.goto("");
  await page.getByRole("link", { name: "What the lab found" }).click();
  await expect(title(page, /^How the games play/)).toBeVisible();
  await page.getByRole("link", { name: "The whole report" }).first().click();
  await expect(page).toHaveURL(/book\/docs\/lab\/gridlock\.html$/);
  await expect(page.locator("svg").first()).toBeVisible();
});

/** One page of each kind, and those with the widest tables and longest lines. */
const KINDS = ["", "docs/rules/tango.de.html", "docs/decisions/", "xtask/src/main.rs.html"];
const WIDE = ["docs/protocol.html", "docs/lab/", "ARCHITECTURE.html", "docs/records.html"];

for (const [name, width, height, colours] of [
  ["phone", 360, 740, "dark"],
  ["desk", 1280, 800, "light"],
] as const) {
  test(`the book fits on a ${name} and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: colours });
    for (const address of [...KINDS, ...WIDE]) {
      await page.goto(`book/${address}`);
      await expect(page.locator("article h1")).toBeVisible();
      await fits(page);
      if (KINDS.includes(address)) expect(await serious(page), address).toEqual([]);
    }
    await page.goto("book/docs/rules/tango.de.html");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.screenshot({ path: `test-results/book-${name}.png` });
    const contents = page.getByRole("navigation", { name: "Contents" });
    if (name === "phone") await page.getByText("Contents", { exact: true }).click();
    await expect(contents.locator("[aria-current]")).toHaveText("Traffic Tango");
    await contents.getByRole("link", { name: "Records" }).click();
    await expect(title(page, /^Records/)).toBeVisible();
  });
}

test("the book is as light or dark as the page", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Dark colours" }).click();
  await page.goto("book/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 23, 26)");
});
