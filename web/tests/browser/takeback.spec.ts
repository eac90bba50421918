// Taking a move back by agreement, watching with a delay, and coming back to a seat that a bot played.

import type { Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { Somebody } from "./people";
import { complaints, foot } from "./table";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const menu = (page: Page) => page.locator("summary", { hasText: "Table" }).click();
const log = (page: Page) => page.getByRole("log");

const api = async (page: Page, path: string, data: unknown) => {
  const done = await page.request.post(`/api/${path}`, { data, headers: { origin: new URL(page.url()).origin } });
  expect(done.ok(), await done.text()).toBe(true);
  return (await done.json()) as { id: string };
};

/** Guests, and a table of a game at which they all sit, the first of them as host. */
async function seated(people: Record<string, Somebody>, setup: Record<string, unknown>): Promise<string> {
  let [id, host] = ["", true];
  for (const [name, { page }] of Object.entries(people)) {
    await page.goto("/icon.svg");
    await api(page, "me", { name });
    if (host) ({ id } = await api(page, "tables", { seats: Object.keys(people).map((_, seat) => (seat === 0 ? "me" : "open")), ...setup }));
    else await api(page, `tables/${id}/do`, { do: "sit" });
    host = false;
  }
  for (const { page } of Object.values(people)) await page.goto(`/#/t/${id}`);
  return id;
}

/** What somebody may do first at a table. */
async function legal(page: Page, id: string): Promise<string | undefined> {
  const hello = (await (await page.request.get(`/api/tables/${id}?legal=true`)).json()) as { now: { legal?: string[] } };
  return hello.now.legal?.[0];
}

/** Plays whatever is legal first, until the turn has ended; the page sees it as it sees everything. */
async function move(page: Page, id: string): Promise<void> {
  await expect(foot(page)).toBeVisible();
  for (let action = await legal(page, id); action; action = await legal(page, id))
    await api(page, `tables/${id}/do`, { do: "play", actions: [action] });
  await expect(foot(page)).toHaveCount(0);
}

test("a slip is taken back when the other agrees, not when they decline, and never after a draw", async ({ browser }) => {
  const [ada, bo] = [await Somebody.come(browser), await Somebody.come(browser, PHONE)];
  const errors = complaints(ada.page);
  const id = await seated({ Ada: ada, Bo: bo }, { game: "congestion" });

  await move(ada.page, id);
  const slip = ada.page.getByRole("button", { name: "Take back my last move" }).first();
  await slip.click();
  await expect(ada.page.getByText("Waiting for Bo.")).toBeVisible();
  const asked = bo.page.getByRole("alert").filter({ hasText: "Ada would like to take back their last move." });
  await expect(asked).toBeVisible();
  expect(await serious(bo.page, ".board")).toEqual([]);
  await bo.page.screenshot({ path: "test-results/takeback-asked.png" });
  await asked.getByRole("button", { name: "Agree" }).press("Enter");
  await expect(foot(ada.page), "Ada moves again").toBeVisible();
  await expect(foot(bo.page)).toHaveCount(0);
  await expect(log(bo.page)).toContainText("Ada takes back a move");

  await move(ada.page, id);
  await ada.page.screenshot({ path: "test-results/takeback-moved.png" });
  await slip.click();
  await asked.getByRole("button", { name: "Decline" }).click();
  await expect(log(ada.page)).toContainText("Bo declines");
  const answer = ada.page.getByRole("status").filter({ hasText: "Bo didn’t agree to take back your move, so it stands." });
  await expect(answer).toBeVisible();
  await answer.getByRole("button").click();
  await expect(answer).toHaveCount(0);
  await expect(foot(bo.page), "it is still Bo's turn").toBeVisible();
  await menu(ada.page);
  await slip.click();
  await expect(ada.page.getByRole("alert")).toContainText("This was declined; play on");

  // A turn of this game ends with a draw, which nobody can unlearn.
  const other = await seated({ Ada: ada, Bo: bo }, { game: "gridlock" });
  const { page } = (await legal(ada.page, other)) ? ada : bo;
  await move(page, other);
  await menu(page);
  await page.getByRole("button", { name: "Take back my last move" }).click();
  await expect(page.getByRole("alert")).toContainText("Something has been drawn by lot since then");
  expect(errors).toEqual([]);
});

test("a public game is on the first page, and whoever watches it is as far behind as agreed", async ({ browser }) => {
  const [ada, bo, eve] = [await Somebody.come(browser), await Somebody.come(browser), await Somebody.come(browser, PHONE)];
  const id = await seated({ Ada: ada, Bo: bo }, { game: "congestion", public: true, delay: 1 });
  await expect(foot(ada.page)).toBeVisible();
  await eve.page.goto("/");
  const shown = eve.page.getByRole("region", { name: "Being played now" });
  await expect(shown).toContainText("Ada, Bo");
  await expect(shown.locator("img")).toBeVisible();
  await shown.scrollIntoViewIfNeeded();
  await eve.page.screenshot({ path: "test-results/featured.png" });
  await shown.getByRole("link", { name: "Watch the game of Ada, Bo" }).click();
  await expect(eve.page.getByText("You are watching 1 move behind.")).toBeVisible();
  await expect(eve.page.getByText("can chat when it is over")).toBeVisible();
  await expect(eve.page.locator(".state .status")).toContainText("Waiting for Ada");
  await move(ada.page, id);
  await expect(foot(bo.page)).toBeVisible();
  const moved = /"kind":"played","seat":1/;
  expect([bo.knows(moved), eve.knows(moved)]).toEqual([true, false]);
  await move(bo.page, id);
  await expect(eve.page.locator(".state .status")).toContainText("Waiting for Bo");
  expect([eve.knows(moved), eve.knows(/"kind":"played","seat":2/)]).toEqual([true, false]);
  await eve.page.screenshot({ path: "test-results/watching-late.png" });
});

test("whoever comes back to a seat that a bot played reads what it did", async ({ browser }) => {
  const [ada, bo] = [await Somebody.come(browser, PHONE), await Somebody.come(browser)];
  const id = await seated({ Ada: ada, Bo: bo }, { game: "congestion" });
  await expect(foot(ada.page)).toBeVisible();
  await menu(ada.page);
  await ada.page.getByRole("button", { name: "Let a bot play for me…" }).click();
  await ada.page.getByRole("button", { name: "Let a bot play for me", exact: true }).click();
  await expect(ada.page.getByText("A bot is playing for you")).toBeVisible();
  await ada.page.goto("/icon.svg");
  // It takes its time, as a person would.
  await expect(foot(bo.page)).toBeVisible({ timeout: 30_000 });
  await ada.page.goto(`/#/t/${id}`);
  await ada.page.getByRole("button", { name: "Play myself again" }).click();
  const did = ada.page.getByRole("status", { name: "While you were away" });
  await expect(did.getByRole("listitem").first()).toContainText("Ada");
  expect(await serious(ada.page, ".board")).toEqual([]);
  await ada.page.screenshot({ path: "test-results/absent.png" });
  await did.getByRole("button", { name: "Got it" }).click();
  await expect(did).toHaveCount(0);
  await ada.page.reload();
  await expect(ada.page.locator(".board svg")).toBeVisible();
  await expect(did).toHaveCount(0);
});
