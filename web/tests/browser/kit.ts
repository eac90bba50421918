// What every test in a browser has: a server on a free port, and a machine some times slower than this one.

import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Locator, type Page, test as plain } from "@playwright/test";
import { type Server, serve } from "./server";
import { slow, unslowed } from "./slow";

export { expect };

/** How many times slower than this machine pages run in tests. */
export const SLOWDOWN = Number(process.env["CLOVERLEAF_SLOWDOWN"] ?? 4);

export interface Machine {
  /** How many times slower the page of a test runs; 1 where its work is measured. */
  slowdown: number;
}

export const test = plain.extend<Machine & { gone: void }, { server: Server }>({
  slowdown: [SLOWDOWN, { option: true }],
  server: [
    async ({}, use) => {
      const server = await serve();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  // Pages that are left open go on taking time from the next test.
  gone: [
    async ({ browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  baseURL: ({ server }, use) => use(server.address),
  page: async ({ page, slowdown }, use) => {
    await slow(page, slowdown);
    await use(page);
  },
});

/** A page in a browser of somebody else's, as slow as the test's own. */
export async function another(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await slow(page, SLOWDOWN);
  return page;
}

/** The first action in the list of those that start so, which is unfolded for it. */
export async function listed(page: Page, start = ""): Promise<Locator> {
  await withNotation(page);
  const list = page.locator("details", { has: page.locator("ul[aria-labelledby='actions-heading']") });
  await list.evaluate((details: HTMLDetailsElement) => (details.open = true));
  return list.locator(start ? `[data-action^='${start}']` : "[data-action]").first();
}

/** Switches on notation, the list of actions and typing one, by the menu. */
async function withNotation(page: Page): Promise<void> {
  if (await page.getByLabel("Type an action").isVisible()) return;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Notation and list of actions").check();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Type an action")).toBeVisible();
}

/** What axe finds serious. It reads the whole page, which says nothing about the page's speed, so it is not slowed. */
export async function serious(page: Page, leaveOut?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await unslowed(page, () => (leaveOut ? axe.exclude(leaveOut) : axe).analyze());
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return bad.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(" ")
        .slice(0, 300)}`,
  );
}
