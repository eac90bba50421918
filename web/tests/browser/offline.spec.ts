// What the page keeps for times without a network, and what it must never keep.

import { expect, test } from "./kit";

test("the page is kept, and no answer of the server", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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
