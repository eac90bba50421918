// What every test of the site has: a host of plain files, and an eye on everything that is asked for and complained about.

import { expect, type Page, test as plain } from "@playwright/test";
import { act, complaints, dice, waited } from "../browser/table";
import { type Host, host } from "./host";

export { expect };

/** Where the site lies below its host. */
const BELOW = "/some/where/";

export const test = plain.extend<{ site: string; clean: void }, { server: Host }>({
  server: [
    async ({}, use) => {
      const server = await host(BELOW);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  site: ({ server }, use) => use(server.addresses[0] ?? ""),
  baseURL: ({ site }, use) => use(site),
  // Whatever a test does: nothing is asked for outside the site, nothing is missing in it, and the console stays empty.
  clean: [
    async ({ page, site, server }, use) => {
      const [said, outside] = [complaints(page), strangers(page, site)];
      const before = server.missing.length;
      await use();
      expect(outside, "what was asked of others").toEqual([]);
      expect(server.missing.slice(before), "what is not there").toEqual([]);
      expect(said, "what the page complains about").toEqual([]);
    },
    { auto: true },
  ],
});

/** What the page asks for that does not lie in the site. */
function strangers(page: Page, site: string): string[] {
  const found: string[] = [];
  page.context().on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site)) found.push(request.url());
  });
  return found;
}

/** Starts the first game that the page offers, and moves once. */
export async function firstMove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play: Start here" }).click();
  const board = page.locator(".board svg").first();
  await expect(board).toBeVisible();
  expect(await waited(page)).toBe("turn");
  const before = await board.innerHTML();
  await act(page, dice(3));
  await expect.poll(async () => (await board.innerHTML()) !== before).toBe(true);
}

/** Whether everything fits into the width of the screen. */
export async function fits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Somebody who reads German. */
export async function inGerman(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("cloverleaf.language", "de"));
}
