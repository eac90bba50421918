// Among strangers: lists that nobody fills alone, talk a page at a time, somebody who does not move, somebody unwelcome.

import type { Page } from "@playwright/test";
import type { Message, Vote } from "../../src/online/wire";
import { expect, test } from "./kit";
import { join, openTable, Somebody } from "./people";
import { foot } from "./table";

/** Lets the page believe that a seat has been awaited for long, and that this is how a vote about it stands. */
async function pretend(page: Page, seat: number, vote: Vote): Promise<void> {
  await page.routeWebSocket(/\/socket/, (route) => {
    const server = route.connectToServer();
    server.onMessage((frame) => {
      // Nothing is said where only the connection is looked after.
      if (!frame) return route.send(frame);
      const message = JSON.parse(String(frame)) as Message;
      if (message.type === "hello" || message.type === "news") {
        const place = message.now.seats[seat - 1];
        if (place) place.vote = vote;
      }
      route.send(JSON.stringify(message));
    });
  });
}

test("one person's tables leave room for others in the list, and all are a press away", async ({ browser, request }) => {
  const mallory = await Somebody.named(browser, "Mallory");
  const setup = { game: "congestion", seats: ["me", "open"], public: true };
  const ada = await Somebody.named(browser, "Ada");
  const open = (page: Page) =>
    page.evaluate(
      (body) => fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body }),
      JSON.stringify(setup),
    );
  await open(ada.page);
  for (let number = 0; number < 25; number += 1) await open(mallory.page);
  const bo = await Somebody.named(browser, "Bo");
  const cards = bo.page.getByRole("link", { name: /seat free/ });
  await expect(bo.page.getByRole("link", { name: /Ada/ }).first()).toBeVisible();
  const more = bo.page.getByRole("button", { name: "and 22 more by the same person" });
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(cards.filter({ hasText: "Mallory" })).toHaveCount(25);
  await expect(cards.filter({ hasText: "Mallory" }).nth(3)).toBeFocused();

  // My own are a page, and the next one.
  await mallory.page.goto("/#/");
  await mallory.page.getByRole("link", { name: "Play with friends" }).first().click();
  const own = mallory.page.getByRole("link", { name: /seat free.*Mallory/ });
  await expect(own).toHaveCount(20);
  await mallory.page.getByRole("button", { name: "More tables" }).click();
  await expect(own).toHaveCount(25);
  await expect(own.nth(20)).toBeFocused();
  expect((await request.get("/api/tables?list=open")).status()).toBe(200);
});

test("a public table has a clock unless somebody wants none", async ({ page }) => {
  await page.goto("/#/online/new/congestion");
  const clock = page.getByLabel(/^Clock/);
  await expect(clock).toHaveValue("none");
  await page.getByLabel("Show in the list of tables").check();
  await expect(clock).toHaveValue("live");
  await clock.selectOption("none");
  await page.getByLabel("Show in the list of tables").uncheck();
  await page.getByLabel("Show in the list of tables").check();
  await expect(clock, "who chose keeps the choice").toHaveValue("none");
});

test("whoever opened a table removes somebody before the start", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const link = await openTable(ada.page, "congestion", ["me", "open", "open"]);
  const bo = await Somebody.named(browser, "Bo");
  await join(bo, link);
  await ada.page.getByRole("button", { name: "Remove…" }).click();
  await ada.page.screenshot({ path: "test-results/strangers-remove.png" });
  await ada.page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(ada.page.getByRole("log")).toContainText("Bo was removed from the seat");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(bo.page.getByRole("alert")).toContainText("has removed you");
});

test("talk comes a page at a time, has a pace, and the others vote about somebody who does not move", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const link = await openTable(ada.page, "congestion", ["me", "open"]);
  const bo = await Somebody.named(browser, "Bo");
  await join(bo, link);
  await expect(foot(ada.page)).toBeVisible();
  await bo.page.getByLabel("Write a message").fill("too much");
  // A slow machine writes too slowly to be too fast, so most of it is not typed.
  await bo.page.evaluate(async (id) => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const body = JSON.stringify({ do: "say", to: "players", text: `message ${number}` });
      await fetch(`/api/tables/${id}/do`, { method: "POST", headers: { "content-type": "application/json" }, body });
    }
  }, link.split("/").at(-1));
  await bo.page.getByRole("button", { name: "Send" }).click();
  await expect(bo.page.getByRole("alert")).toContainText("You are writing too fast");
  await expect(bo.page.getByLabel("Write a message"), "nothing written is lost").toHaveValue("too much");
  for (const number of [1, 6]) await expect(ada.page.getByRole("log")).toContainText(`message ${number}`);

  // The page is greeted as if only the last message fitted into it.
  await ada.page.route(/\/api\/tables\/\w+\?v=0/, async (route) => {
    const hello = (await (await route.fetch()).json()) as Extract<Message, { type: "hello" }>;
    const said = hello.happened.filter(({ what }) => what?.kind === "said");
    for (const entry of said.slice(0, -1)) delete entry.what;
    const last = said.at(-1);
    await route.fulfill({ json: { ...hello, ...(last ? { earlier: last.v } : {}) } });
  });
  await pretend(ada.page, 1, { from: 0, by: [2], until: Date.now() + 115_000 });
  await pretend(bo.page, 1, { from: 0, by: [] });
  await ada.page.reload();
  const log = ada.page.getByRole("log");
  await expect(log).toContainText("message 6");
  await expect(log).not.toContainText("message 5");
  await ada.page.getByRole("button", { name: "Earlier messages" }).click();
  await expect(log).toContainText(/message 1.*message 2.*message 5.*message 6/s);
  await expect(ada.page.getByRole("button", { name: "Earlier messages" })).toHaveCount(0);
  await expect(log).toBeFocused();

  await expect(ada.page.getByRole("alert")).toContainText(/Bo has voted for a bot to play for you. Make your move within 1:\d\d/);
  await ada.page.screenshot({ path: "test-results/strangers-voted.png" });
  await bo.page.reload();
  await expect(bo.page.getByText("Ada has not moved for a long time.")).toBeVisible();
  await bo.page.screenshot({ path: "test-results/strangers-vote.png" });
  await bo.page.getByRole("button", { name: "Vote for a bot" }).click();
  await expect(bo.page.getByRole("alert"), "the server counts by its own clock").toContainText("you can vote in 10 minutes");
});
