// Play online with a real server: browsers at one table, a watcher, cut connections, secrets that stay secret.

import type { Page } from "@playwright/test";
import { expect, listed, serious, test } from "./kit";
import { lineTo } from "./hole";
import { join, openTable, Somebody } from "./people";
import { complaints, foot, GAMES, waited } from "./table";

const turn = foot;
const sealed = ({ page }: Somebody) => page.locator("dl .sealed");
const menu = (page: Page) => page.locator("summary", { hasText: "Table" }).click();

/** Gives up, in the table's menu with everything else that concerns the others. */
async function resign(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Resign…" });
  if (!(await button.isVisible())) await menu(page);
  await button.click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
}

test("two play Tango by a link: nobody learns a secret early, not even through a cut", async ({ browser }) => {
  test.setTimeout(150_000);
  const ada = await Somebody.named(browser, "Ada");
  const errors = complaints(ada.page);
  const link = await openTable(ada.page, "tango", ["me", "invited", "random", "random"]);
  const invitation = await ada.page.getByLabel("Invitation to seat 2").inputValue();
  expect(invitation).toContain("#invite=");
  const bo = await Somebody.come(browser);
  await bo.page.goto(invitation);
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByLabel("Your name").press("Enter");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  const watcher = await Somebody.come(browser);
  await watcher.page.goto(link);
  for (const { page } of [ada, bo]) await expect(turn(page)).toBeVisible();
  await expect(watcher.page.locator(".board svg")).toBeVisible();
  await expect(watcher.page.getByRole("status").first()).toContainText("Waiting for");

  // What Ada chooses is nobody's business until everybody has chosen.
  await ada.type("sign C3 roundabout", "seal");
  await expect(ada.page.getByRole("status").first()).toContainText("Waiting for Bo");
  await expect(sealed(bo)).toHaveCount(3);
  const sign = /C3.{0,20}roundabout/;
  expect(ada.knows(sign)).toBe(true);
  expect([bo.knows(sign), watcher.knows(sign)]).toEqual([false, false]);

  // Bo decides while the connection is gone: it is sent when it is back, and done once.
  await bo.cut();
  await bo.type("sign D3 toll");
  await expect(bo.page.getByText("Reconnecting…")).toBeVisible();
  await bo.page.getByLabel("Type an action").fill("seal");
  await bo.page.getByRole("button", { name: "Do it" }).click();
  await expect(ada.page.getByText("away")).toBeVisible();
  bo.back();
  for (const { page } of [ada, bo]) await expect(page.locator(".clock")).toContainText("Day 2 of 5", { timeout: 20_000 });
  await expect(bo.page.getByText("Reconnecting…")).toHaveCount(0);
  for (const one of [ada, bo, watcher]) await expect.poll(() => one.knows(sign)).toBe(true);

  // Routes are secret to the end, and bots play to it when both people resign. Bots do not agree to draws.
  await bo.page.getByLabel("Type an action").fill("go");
  await (await listed(bo.page, "go")).evaluate((button: HTMLElement) => button.click());
  await menu(ada.page);
  await expect(ada.page.getByRole("button", { name: "Offer a draw…" })).toHaveCount(0);
  const mine = /"1 sign C3/;
  await resign(ada.page);
  await expect(bo.page.getByRole("log")).toContainText("Ada resigns");
  expect([bo.knows(mine), watcher.knows(mine)], "whose sign it was").toEqual([false, false]);
  await resign(bo.page);
  // Four bots play the rest of the game, which takes the server as long as it takes.
  for (const { page } of [ada, bo]) await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible({ timeout: 60_000 });
  for (const one of [bo, watcher]) await expect.poll(() => one.knows(mine)).toBe(true);
  await ada.page.screenshot({ path: "test-results/online-over.png" });
  expect(errors).toEqual([]);
});

test("a rematch keeps everybody's seat, and shows who has not come yet", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const link = await openTable(ada.page, "congestion", ["me", "open"]);
  const bo = await Somebody.named(browser, "Bo");
  await join(bo, link);
  const watcher = await Somebody.come(browser);
  await watcher.page.goto(link);
  await waited(ada.page);
  await resign(ada.page);
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.page.getByText("Waiting for Bo.")).toBeVisible();
  await expect(ada.page.getByText("has not come yet")).toBeVisible();
  await bo.page.getByRole("link", { name: "Join the rematch" }).click();
  await expect(ada.page.getByText("is here, but not seated yet")).toBeVisible();
  await bo.page.getByRole("button", { name: "Take your seat" }).click();
  // The seats turn: whoever was second begins.
  await expect(turn(bo.page)).toBeVisible();
  await expect(watcher.page.getByRole("link", { name: "To the next game" })).toBeVisible();
});

test("a game to its end on the clock, with talk, a reload, and a server that restarts", async ({ browser, server }) => {
  test.setTimeout(120_000);
  const ada = await Somebody.named(browser, "Ada");
  await ada.page.goto("/#/online/new/congestion");
  await ada.page.getByLabel(/^Clock/).selectOption("live");
  await ada.page.getByLabel("Show in the list of tables").check();
  await ada.page.getByRole("spinbutton", { name: "Players" }).fill("2");
  await ada.page.getByRole("switch", { name: "Random seats" }).uncheck();
  await ada.page.getByRole("switch", { name: "Turn limit" }).check();
  await ada.page.getByRole("spinbutton", { name: "Turn limit" }).fill("4");
  await expect(ada.page.getByRole("switch", { name: "I start the game" }), "strangers wait for nobody").not.toBeChecked();
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.page.getByText("15 min + 20 s a turn • public • Turn limit: 4")).toBeVisible();

  const bo = await Somebody.named(browser, "Bo");
  await expect(bo.page.getByRole("link", { name: /Traffic Congestion 1 seat free/ })).toBeVisible();
  await bo.page.locator(`a[href$="${new URL(ada.page.url()).hash}"]`).click();
  await bo.page.getByRole("button", { name: "Sit here" }).click();
  await expect(turn(ada.page)).toBeVisible();
  await expect(ada.page.getByRole("timer").first()).toHaveText(/^14:5\d|15:00$/);
  await expect(ada.page).toHaveTitle(/Your turn/);
  await expect(ada.page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-turn.svg");

  // Players and watchers talk apart.
  const watcher = await Somebody.named(browser, "Cy");
  await watcher.page.goto(ada.page.url());
  await ada.say("Hello, Bo");
  await watcher.say("Who wins?");
  await expect(bo.page.getByRole("log")).toContainText("Hello, Bo");
  await expect(watcher.page.getByRole("log")).toContainText("Who wins?");
  expect(watcher.knows("Hello, Bo")).toBe(false);
  expect(bo.knows("Who wins?")).toBe(false);

  // My games say whose turn it is, also on the first page.
  await bo.page.goto("/#/online");
  await expect(bo.page.locator(".card").first()).toContainText("Waiting for Ada");
  await bo.page.goBack();

  await ada.page.reload();
  await server.restart();
  for (let step = 0; step < 4; step += 1) {
    const one = step % 2 === 0 ? ada : bo;
    await expect(turn(one.page)).toBeVisible({ timeout: 20_000 });
    const legal = await (await listed(one.page)).getAttribute("data-action");
    await one.type(legal ?? "");
    if (step > 0) continue;
    await watcher.page.goto("/#/online");
    await bo.page.goto("/#/");
    await expect(bo.page.getByRole("link", { name: "It is your turn at 1 table" })).toBeVisible();
    await bo.page.getByRole("link", { name: "It is your turn at 1 table" }).click();
    await bo.page.getByRole("link", { name: /Traffic Congestion Your turn/ }).click();
  }
  for (const { page } of [ada, bo]) await expect(page.getByText("The turn limit was reached.").first()).toBeVisible();
  await expect(ada.page.getByRole("button", { name: "Verify draws" }), "nothing was drawn").toHaveCount(0);
  // Whoever has the link of a finished table sees it again, position by position.
  await ada.page.getByRole("link", { name: "Replay" }).click();
  await expect(ada.page.getByRole("slider")).toBeVisible();
  await ada.page.keyboard.press("End");
  await expect(ada.page).toHaveURL(/#\/replay\/table\/[^/]+\/4$/);
  await watcher.page.goto(ada.page.url());
  await expect(watcher.page.getByRole("slider")).toHaveValue("4");
});

test("a drafted turn survives a reload, and what does not concern it", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const link = await openTable(ada.page, "tango", ["me", "open", "open", "random"]);
  const [bo, cy] = [await Somebody.come(browser), await Somebody.come(browser)];
  await join(bo, link);
  await join(cy, link);
  await expect(turn(ada.page)).toBeVisible();
  await ada.type("sign C3 roundabout");
  await expect(ada.page.getByRole("button", { name: "Seal the orders" })).toBeVisible();
  await ada.page.reload();
  await waited(ada.page);
  await expect(ada.page.getByRole("button", { name: "Seal the orders" })).toBeVisible();
  await bo.type("sign D3 toll", "seal");
  await expect(sealed(ada)).toHaveCount(2);
  await expect(ada.page.getByRole("button", { name: "Seal the orders" })).toBeVisible();
  await ada.page.getByRole("button", { name: "Seal the orders" }).click();
  await expect(sealed(ada)).toHaveCount(3);

  // A bot plays for whoever asks for it, and gives the seat back.
  await menu(cy.page);
  await cy.page.getByRole("button", { name: "Let a bot play for me…" }).click();
  await cy.page.getByRole("button", { name: "Let a bot play for me", exact: true }).click();
  await expect(ada.page.getByRole("log")).toContainText("A bot plays for");
  await cy.page.getByRole("button", { name: "Play myself again" }).click();
  await expect(ada.page.getByRole("log")).toContainText("is back");
  await resign(cy.page);
  await expect(ada.page.getByText("resigned", { exact: true })).toBeVisible();
});

test("a connection that is a black hole: the page says so, others see it, and what was done meanwhile is done once", async ({
  browser,
  server,
}) => {
  const line = await lineTo(server.address);
  const ada = await Somebody.named(browser, "Ada");
  const link = await openTable(ada.page, "congestion", ["open", "me"]);
  const bo = await Somebody.come(browser, { baseURL: line.address });
  await join(bo, link.replace(server.address, line.address));
  await waited(bo.page);
  const legal = await (await listed(bo.page)).getAttribute("data-action");

  line.swallow();
  await expect(bo.page.getByText("Reconnecting…")).toBeVisible();
  await bo.page.getByLabel("Type an action").fill(legal ?? "");
  await bo.page.getByRole("button", { name: "Do it" }).click();
  await expect(ada.page.getByText("away")).toBeVisible({ timeout: 20_000 });
  line.release();
  await expect(turn(ada.page)).toBeVisible({ timeout: 30_000 });
  await expect(bo.page.getByText("Reconnecting…")).toHaveCount(0);
  await expect(ada.page.getByText("away")).toHaveCount(0);
  expect(ada.heard.filter((text) => text.includes(`"1 ${legal}"`))).toHaveLength(1);
  line.stop();
});

test("the same person on a second device, by a personal link", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  await ada.page.goto("/#/online/me");
  await ada.page.getByRole("button", { name: "Make a link" }).click();
  const link = await ada.page.getByLabel("A second device").inputValue();
  const phone = await Somebody.come(browser);
  await phone.page.goto(link);
  await expect(phone.page.getByLabel("Your name")).toHaveValue("Ada");
  expect(phone.page.url()).not.toContain(link.split("#")[1] ?? "");
  await phone.page.goto("/#/online/me");
  await phone.page.getByRole("radio", { name: "I’m new here" }).check();
  await phone.page.getByLabel("Login name").fill("ada.l");
  await phone.page.getByLabel(/^Password/).fill("a long password");
  await phone.page.getByRole("button", { name: "Keep my games under a new login" }).click();
  await phone.page.getByRole("button", { name: "Log out" }).click();
  await phone.page.getByLabel("Login name").fill("ada.l");
  await phone.page.getByLabel(/^Password/).fill("a long password");
  await phone.page.getByRole("button", { name: "Log in" }).click();
  await expect(phone.page.getByText("Logged in as ada.l.")).toBeVisible();
});

for (const [name, options] of [
  ["a desk by day", { colorScheme: "light" }],
  ["a phone by night", { colorScheme: "dark", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const) {
  test(`every page for everyone: ${name}`, async ({ browser }) => {
    const ada = await Somebody.named(browser, "Ada", options);
    const { page } = ada;
    const check = async (shot: string) => {
      expect(await serious(page), shot).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), shot).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await page.screenshot({ path: `test-results/online-${shot}-${options.colorScheme}.png` });
    };
    await check("lobby");
    await page.goto("/#/online/me");
    await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
    await check("me");
    await page.goto("/#/online/new/gridlock");
    await page.getByLabel(/^Clock/).selectOption("live");
    await check("new");
    await openTable(page, "tango", ["me", "invited", "random", "random"]);
    await check("waiting");
    const bo = await Somebody.come(browser);
    await bo.page.goto(await page.getByLabel("Invitation to seat 2").inputValue());
    await bo.page.getByRole("button", { name: "Take a seat" }).click();
    await expect(turn(page)).toBeVisible();
    await menu(page);
    await check("table");
    await page.goto("/#/online");
    await expect(page.locator(".card").first()).toContainText("Your turn");
    await check("mine");
  });
}

test("whoever watches sees every game, and only watches", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const watcher = await Somebody.come(browser);
  const errors = complaints(watcher.page);
  for (const game of GAMES) {
    const seats = game === "rightofway" ? ["me", "random"] : ["me", "random", "random", "random"];
    await openTable(ada.page, game, seats);
    await expect(ada.page.locator(".board svg")).toBeVisible();
    await watcher.page.goto(ada.page.url());
    await expect(watcher.page.locator(".board svg")).toBeVisible();
    await expect(ada.page.getByText("1 watching")).toBeVisible();
    await expect(watcher.page.getByLabel("Type an action")).toHaveCount(0);
    await watcher.page.screenshot({ path: `test-results/online-watch-${game}.png` });
  }
  expect(errors).toEqual([]);
});

test("in German", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const { page } = ada;
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mit anderen spielen");
  await page.getByRole("link", { name: "RIGHT_OF_WAY" }).click();
  await page.getByRole("button", { name: "Tisch eröffnen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Es fehlt noch eine Person oder ein Bot." })).toBeVisible();
  await page.getByRole("button", { name: "Tisch schließen…" }).click();
  await page.getByRole("button", { name: "Tisch schließen", exact: true }).click();
  await expect(page.getByText("Dieser Tisch wurde geschlossen")).toBeVisible();
});

test("without a server the page says so, and offers what works", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/#/online");
  await expect(page.getByText("The server is not answering.")).toBeVisible();
  await page.getByRole("link", { name: "Play here" }).click();
  await expect(page.locator("article")).toHaveCount(4);
});
