// Friends come together: a table is opened, its link is sent, people sit down, and somebody starts.

import type { Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { openTable, Somebody } from "./people";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Counts what somebody taps on a page. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const taps = Number(sessionStorage.getItem("taps") ?? 0);
    sessionStorage.setItem("taps", String(taps));
    addEventListener("click", () => sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps")) + 1)), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("taps")));
}

/** What is not there yet when a page fits its width. */
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("from the first page to a game with friends in five taps, and in two for whoever gets the link", async ({ browser }) => {
  const ada = await Somebody.come(browser);
  const bo = await Somebody.come(browser, PHONE);
  const [host, guest] = [await counted(ada.page), await counted(bo.page)];
  await ada.page.goto("/");
  await ada.page.getByRole("link", { name: "Play with friends" }).first().click();
  await ada.page.getByRole("link", { name: "Traffic Congestion" }).click();
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.page.getByLabel("Link to this table").inputValue();
  expect(link).toMatch(/\/t\/\w+$/);
  await ada.page.getByRole("button", { name: "Copy" }).click();

  await bo.page.goto(new URL(link).pathname);
  await bo.page.getByLabel("Your name").click();
  await bo.page.keyboard.type("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(bo.page.getByText(/starts the game\.$/)).toBeVisible();
  await expect(ada.page.getByText("2 players are here.")).toBeVisible();
  expect(await wide(bo.page)).toBeLessThanOrEqual(0);
  await bo.page.screenshot({ path: "test-results/friends-guest-phone.png", fullPage: true });
  await ada.page.screenshot({ path: "test-results/friends-host-desk.png", fullPage: true });
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [ada, bo]) await expect(page.locator(".board svg")).toBeVisible();
  expect([await host(), await guest()]).toEqual([5, 2]);
});

test("whoever opened a table arranges it: bots, order, seats, the way to play; the others see it", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada", PHONE);
  const { page } = ada;
  await page.goto("/#/online/new/congestion");
  await page.getByRole("switch", { name: "Random seats" }).uncheck();
  await page.getByRole("button", { name: "Open the table" }).click();
  const start = page.getByRole("button", { name: "Start the game" });
  await expect(start, "one is not enough").toBeDisabled();
  const bo = await Somebody.named(browser, "Bo");
  await bo.page.goto(page.url());
  await bo.page.getByRole("button", { name: "Sit here" }).first().click();
  const seats = (who: Page) => who.locator("ol > li");
  await bo.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(page.getByText("✓ ready")).toBeVisible();
  await page.getByLabel("Who plays here? Seat 3").selectOption("cabbie");
  await expect(seats(bo.page).nth(2)).toContainText("Cabbie");
  await expect(bo.page.getByRole("combobox")).toHaveCount(0);
  await page.getByRole("button", { name: "Move Bo up" }).click();
  await expect(seats(bo.page).first()).toContainText("Bo");
  await expect(seats(bo.page).nth(1)).toContainText("Ada");
  await page.getByLabel("Who plays here? Seat 4").selectOption("close");
  await expect(seats(bo.page)).toHaveCount(3);
  await page.getByLabel("Way to play").selectOption("quick");
  await expect(bo.page.getByText("Cars to win: 10")).toBeVisible();
  await expect(page.getByText("✓ ready"), "that was for other rules").toHaveCount(0);
  await page.getByRole("button", { name: "Add a seat" }).click();
  await expect(seats(bo.page)).toHaveCount(4);
  expect(await serious(page)).toEqual([]);
  expect(await wide(page)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "test-results/friends-host-phone.png", fullPage: true });

  // Another name is another name here too, also for whoever has sat down.
  await bo.page.getByLabel("Your name").fill("Bobby");
  await bo.page.getByLabel("Your name").press("Enter");
  await expect(seats(page).first()).toContainText("Bobby");
  await expect(page.getByRole("log")).toContainText("Bo is now called Bobby");
  await start.click();
  await expect(bo.page.locator(".board svg")).toBeVisible();
  await expect(page.locator(".board svg")).toBeVisible();
});

test("a table by invitation offers strangers nothing that would be refused, and says whom to ask", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const table = await openTable(ada.page, "congestion", ["me", "invited"]);
  const invitation = await ada.page.getByLabel("Invitation to seat 2").inputValue();
  expect(invitation).toMatch(/\/t\/\w+#invite=[0-9a-f]+$/);
  const eve = await Somebody.come(browser);
  await eve.page.goto(table);
  await expect(eve.page.getByText("This table is by invitation only. Ask Ada for a link.")).toBeVisible();
  await expect(eve.page.getByRole("button", { name: /Take a seat|Sit here/ })).toHaveCount(0);
  await eve.page.screenshot({ path: "test-results/friends-stranger.png" });

  // The name typed at the table is the one somebody sits by, also where they had another before.
  const bo = await Somebody.named(browser, "Guest 7");
  await bo.page.goto(invitation.replace(/^.*\/t\//, "/t/"));
  await expect(bo.page).toHaveURL(/#\/t\/\w+\?invite=/);
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  for (const { page } of [ada, bo]) await expect(page.locator(".board svg")).toBeVisible();
  await expect(ada.page.getByText("Bo", { exact: true }).first()).toBeVisible();
  await expect(ada.page.getByText("Guest 7")).toHaveCount(0);
});

test("a link made on the server's own machine says that it leads nobody else there", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const { page } = ada;
  await openTable(page, "congestion", ["me", "open"]);
  await expect(page.getByRole("note")).toContainText("This link works on this computer only");
  // A server that listens for friends names the address they come by.
  await page.route("**/api/reach", (route) => route.fulfill({ json: { address: "http://192.168.1.20:8080" } }));
  await page.reload();
  await expect(page.getByLabel("Link to this table")).toHaveValue(/^http:\/\/192\.168\.1\.20:8080\/t\/\w+$/);
  await page.getByText("Show QR code").click();
  const picture = page.getByRole("img", { name: "QR code of the link to this table" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.screenshot({ path: "test-results/friends-qr.png", fullPage: true });
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.screenshot({ path: "test-results/friends-german.png", fullPage: true });
});
