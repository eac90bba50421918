// What people know of each other: a rated game, the ladder, profiles, friends.

import type { Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { Somebody } from "./people";
import { unslowed } from "./slow";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const PASSWORD = "a long password";

/** What is not there yet when a page fits its width. */
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** An account for whoever this is. */
async function openAccount(page: Page, login: string): Promise<void> {
  await page.getByRole("radio", { name: "I’m new here" }).check();
  await page.getByLabel("Login name").fill(login);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Keep my games under a new login" }).click();
  await expect(page.getByText(`Logged in as ${login}.`)).toBeVisible();
}

async function resign(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Resign…" });
  if (!(await button.isVisible())) await page.locator("summary", { hasText: "Table" }).click();
  await button.click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
}

/** What these do is not about speed: their pages run as fast as they can. */
const brisk = (who: Somebody[], work: () => Promise<void>): Promise<void> =>
  who.reduceRight(
    (rest, { page }) =>
      () =>
        unslowed(page, rest),
    work,
  )();

test("two play a rated game, and the ladder and their profiles tell of it", async ({ browser }) => {
  const [ada, bo] = [await Somebody.come(browser), await Somebody.come(browser, PHONE)];
  await brisk([ada, bo], () => rated(ada, bo));
});

async function rated(ada: Somebody, bo: Somebody): Promise<void> {
  for (const [who, name] of [
    [ada, "Ada"],
    [bo, "Bo"],
  ] as const)
    await who.called(name);
  await ada.page.goto("/#/ladder/congestion/2");
  await expect(ada.page.getByText("No rated game of Traffic Congestion with 2 players has been finished yet.")).toBeVisible();
  await ada.page.getByRole("link", { name: "Open a table" }).click();
  await ada.page.getByRole("spinbutton", { name: "Players" }).fill("2");
  await ada.page.getByRole("switch", { name: "Show in the list of tables" }).check();
  await ada.page.getByRole("switch", { name: "Rated" }).check();
  await expect(ada.page.getByRole("combobox", { name: /^Clock/ }).locator("option"), "there is a clock").toHaveCount(2);
  await ada.page.getByRole("switch", { name: "I start the game" }).uncheck();

  // Rated games need an account, and whoever has none is told before the server says no.
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.page.getByRole("alert")).toContainText("rated games need an account");
  await ada.page.getByRole("link", { name: "Create an account or log in" }).click();
  await openAccount(ada.page, "ada.rated");
  await ada.page.goBack();
  await ada.page.getByRole("spinbutton", { name: "Players" }).fill("2");
  await ada.page.getByRole("switch", { name: "Show in the list of tables" }).check();
  await ada.page.getByRole("switch", { name: "Rated" }).check();
  await ada.page.getByRole("switch", { name: "I start the game" }).uncheck();
  await ada.page.screenshot({ path: "test-results/ladder-new-table.png", fullPage: true });
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.page).toHaveURL(/#\/t\/\w+/);

  await bo.page.goto(ada.page.url());
  await expect(bo.page.getByText("Rated games need an account.")).toBeVisible();
  expect(await wide(bo.page)).toBeLessThanOrEqual(0);
  await bo.page.screenshot({ path: "test-results/ladder-waiting-phone.png", fullPage: true });
  await bo.page.getByRole("link", { name: "Create an account or log in" }).click();
  await openAccount(bo.page, "bo.rated");
  await bo.page.goBack();
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(ada.page.locator(".board svg")).toBeVisible();

  // Somebody's profile is found where they sit.
  await ada.page.getByRole("button", { name: "About Bo" }).first().click();
  await expect(ada.page.getByRole("link", { name: "Profile of Bo" })).toBeVisible();
  await ada.page.keyboard.press("Escape");
  await resign(bo.page);
  await expect(ada.page.getByText("All but one player resigned.").first()).toBeVisible();
  await expect(ada.page.getByText(/^Your rating: 15\d\d ± \d+ \(\+\d+\)$/)).toBeVisible();
  await expect(bo.page.getByText(/^Your rating: 14\d\d ± \d+ \(−\d+\)$/)).toBeVisible();
  await ada.page.screenshot({ path: "test-results/rating-change.png" });
  await bo.page.reload();
  await expect(bo.page.getByText(/^Your rating: 14\d\d ± \d+$/), "what it was before is not known any more").toBeVisible();

  await ada.page.goto("/#/ladder/congestion/2");
  const rows = ada.page.getByRole("row");
  await expect(rows.nth(1)).toContainText(/1\s*Ada\s*\(you\)\s*15\d\d ± \d+ provisional\s*1/);
  await expect(rows.nth(2)).toContainText(/2\s*Bo\s*14\d\d ± \d+ provisional\s*1/);
  await expect(ada.page.getByText("You are in place 1 of 2.")).toBeVisible();
  expect(await serious(ada.page)).toEqual([]);
  await ada.page.screenshot({ path: "test-results/ladder-desk.png" });
  await ada.page.getByLabel("Players").focus();
  await ada.page.getByLabel("Players").selectOption("3");
  await expect(ada.page.getByLabel("Players"), "whoever chooses may choose on").toBeFocused();
  await expect(ada.page.getByText("with 3 players has been finished yet.")).toBeVisible();
  await ada.page.goBack();
  await rows.nth(2).getByRole("link", { name: "Bo" }).click();
  await expect(ada.page.getByRole("heading", { name: "Bo" })).toBeVisible();
  await expect(ada.page.getByText("1 game, 0 wins")).toBeVisible();
  await ada.page.getByRole("link", { name: /Place 2 of 2 • against Ada • rated/ }).click();
  await expect(ada.page, "every public game can be looked at again").toHaveURL(/#\/replay\/table\/\w+/);
  await expect(ada.page.locator(".board svg")).toBeVisible();

  await bo.page.goto("/#/online/me");
  await bo.page.getByRole("link", { name: "My profile" }).click();
  await expect(bo.page.getByRole("link", { name: /^14\d\d ±/ })).toBeVisible();
  expect(await wide(bo.page)).toBeLessThanOrEqual(0);
  expect(await serious(bo.page)).toEqual([]);
  await bo.page.screenshot({ path: "test-results/profile-phone.png", fullPage: true });
  await bo.page.getByRole("link", { name: /^14\d\d ±/ }).click();
  await expect(bo.page.getByRole("row")).toHaveCount(3);
  expect(await wide(bo.page)).toBeLessThanOrEqual(0);
  await bo.page.screenshot({ path: "test-results/ladder-phone.png", fullPage: true });
}

test("a friend link makes two people friends, who see each other until one ends it", async ({ browser }) => {
  const [ada, bo] = [await Somebody.come(browser), await Somebody.come(browser, PHONE)];
  await brisk([ada, bo], () => befriended(ada, bo));
});

async function befriended(ada: Somebody, bo: Somebody): Promise<void> {
  await ada.called("Ada");
  await ada.page.route("**/api/reach", (route) => route.fulfill({ json: { address: "http://192.168.1.20:8080" } }));
  await ada.page.goto("/#/friends");
  await expect(ada.page.getByText("You have no friends here yet.")).toBeVisible();
  await ada.page.getByRole("button", { name: "Make a friend link" }).click();
  const link = await ada.page.getByLabel("Your friend link").inputValue();
  expect(link).toMatch(/^http:\/\/192\.168\.1\.20:8080\/#\/friend\/\w{32}$/);
  await ada.page.getByText("Show QR code").click();
  const picture = ada.page.getByRole("img", { name: "QR code of your friend link" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  // Somebody who has never been here gives a name and agrees.
  await bo.page.goto(link.replace(/^.*\/#/, "/#"));
  await expect(bo.page.getByText("Ada would like to be your friend.")).toBeVisible();
  await bo.page.screenshot({ path: "test-results/friend-offer-phone.png", fullPage: true });
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Become friends" }).click();
  await expect(bo.page.getByRole("link", { name: "Ada" })).toBeVisible();
  await expect(bo.page.getByText("here now")).toBeVisible();
  expect(await wide(bo.page)).toBeLessThanOrEqual(0);
  expect(await serious(bo.page)).toEqual([]);
  await bo.page.screenshot({ path: "test-results/friends-phone.png", fullPage: true });

  // Whoever opens a table asks friends to it, and they find that in their lobby.
  await bo.page.goto("/#/online/new/congestion");
  await bo.page.getByRole("switch", { name: "Show in the list of tables" }).check();
  await bo.page.getByRole("button", { name: "Open the table" }).click();
  await expect(bo.page).toHaveURL(/#\/t\/\w+/);
  await bo.page.getByText("Invite friends").click();
  await bo.page.getByRole("button", { name: "Invite: Ada" }).click();
  await expect(bo.page.getByRole("button", { name: "Invited: Ada" })).toBeDisabled();
  expect(await serious(bo.page)).toEqual([]);
  await bo.page.screenshot({ path: "test-results/friends-invite-phone.png", fullPage: true });
  await ada.page.goto("/#/online");
  await expect(ada.page.getByText("Bo invites you to Traffic Congestion.")).toBeVisible();
  await ada.page.screenshot({ path: "test-results/friends-invited-desk.png", fullPage: true });
  await ada.page.getByRole("link", { name: "Go to the table" }).click();
  await expect(ada.page).toHaveURL(bo.page.url());

  // A public table of a friend can be joined without being asked, too.
  await ada.page.goto("/#/friends");
  await expect(ada.page.getByText("at a table: Traffic Congestion")).toBeVisible();
  await ada.page.getByRole("button", { name: "Deutsch" }).click();
  await ada.page.screenshot({ path: "test-results/friends-german.png", fullPage: true });
  await ada.page.getByRole("button", { name: "English" }).click();
  await ada.page.getByRole("link", { name: "Join: Bo" }).click();
  await expect(ada.page).toHaveURL(bo.page.url());

  await ada.page.goto("/#/friends");
  await ada.page.getByRole("button", { name: "Remove: Bo" }).click();
  await ada.page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(ada.page.getByText("You have no friends here yet.")).toBeVisible();
  await bo.page.goto("/#/friends");
  await expect(bo.page.getByText("You have no friends here yet.")).toBeVisible();
}
