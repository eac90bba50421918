// What the page keeps for times without a network, and what it must never keep.

import type { Page } from "@playwright/test";
import { expect, test } from "./kit";
import { waited } from "./table";

test.use({ serviceWorkers: "allow" });

/** Comes to the first page, and waits until all of it is kept. */
async function keep(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("the page is kept, and no answer of the server", async ({ page, context }) => {
  await keep(page);
  expect(await page.evaluate(async () => (await fetch("/api/tables?list=open")).status)).toBe(200);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.some((path) => path.endsWith(".wasm"))).toBe(true);
  expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);
  await context.setOffline(true);
  const asked = await page.evaluate(() =>
    fetch("/api/tables?list=open").then(
      (answer) => answer.status,
      () => "nobody answers",
    ),
  );
  expect(asked).toBe("nobody answers");
});

test("the page starts and plays without a network, once it has been there", async ({ page, context }) => {
  await keep(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play: RIGHT_OF_WAY" }).click();
  expect(await waited(page)).toBe("turn");
});

test("the rules can be read without a network, in both languages", async ({ page, context }) => {
  await keep(page);
  await context.setOffline(true);
  await page.goto("/#/rules/tango/TT-2.6");
  await expect(page.locator('[id="TT-2.6"]')).toBeInViewport();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Begriffe" })).toBeAttached();
  const drawn = page.locator(".text img").first();
  await drawn.scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});
