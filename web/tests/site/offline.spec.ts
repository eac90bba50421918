// The site without a network, once somebody has been there.

import type { Page } from "@playwright/test";
import { hasty } from "../browser/table";
import { host } from "./host";
import { expect, firstMove, test } from "./kit";

test.use({ serviceWorkers: "allow" });

/** Comes to a site, and waits until all of it is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A site above this one may have looked after its pages until now.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL === new URL("sw.js", location.href).href);
}

test("offline after the first visit: the page is played and the documentation is searched", async ({ page, context }) => {
  await hasty(page);
  await visit(page, "");
  await context.setOffline(true);
  await page.reload();
  await firstMove(page);
  await page.goto("book/docs/rules/");
  await page.getByRole("searchbox").fill("backup");
  await page
    .getByRole("link", { name: /^Running a server/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Running a server" })).toBeAttached();
  const picture = page.getByRole("img", { name: /Gridlock: Boston in the browser/ });
  await page.goto("book/");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test("sites of one host, one of them at its root, keep their files apart", async ({ browser }) => {
  const both = await host("/", "/some/where/");
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  for (const address of both.addresses) await visit(page, address);
  expect(await page.evaluate(() => window.caches.keys())).toHaveLength(2);
  await context.setOffline(true);
  for (const address of both.addresses) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Play: Start here" }), address).toBeVisible();
  }
  expect(both.missing).toEqual([]);
  await context.close();
  await both.stop();
});
