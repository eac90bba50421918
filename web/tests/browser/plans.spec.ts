// Trying out moves, and plans that answer while their owner is away.

import type { Page } from "@playwright/test";
import { expect, serious, test } from "./kit";
import { join, openTable, Somebody } from "./people";
import { complaints, foot, hasty, setUp } from "./table";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const trying = (page: Page) => page.getByRole("region", { name: "Trying out moves" });

/** Ada at seat 1, to move, and Bo at seat 2. */
async function two(browser: Parameters<typeof Somebody.come>[0]): Promise<[Somebody, Somebody, string]> {
  const ada = await Somebody.named(browser, "Ada");
  const bo = await Somebody.named(browser, "Bo", PHONE);
  const link = await openTable(ada.page, "congestion", ["me", "open"]);
  await join(bo, link);
  for (const { page } of [ada, bo]) await expect(page.locator(".board svg")).toBeVisible();
  return [ada, bo, link];
}

test("a plan answers while its owner is away, and nobody can tell", async ({ browser }) => {
  const [ada, bo, link] = await two(browser);
  const errors = complaints(bo.page);
  await bo.page.getByRole("button", { name: "Try out moves" }).click();
  await expect(trying(bo.page)).toContainText("Nothing here is really played.");
  await expect(trying(bo.page)).toContainText("Go on until you’ve made a move of your own.");
  await bo.type("enter NW:E red");
  await expect(trying(bo.page)).toContainText("Trying out: your move");
  await bo.type("enter NW:S red");
  await bo.page.screenshot({ path: "test-results/plan-phone.png" });
  expect(await serious(bo.page)).toEqual([]);
  await trying(bo.page).getByRole("button", { name: "Keep as a plan" }).click();
  await bo.page.getByText("Your plan", { exact: true }).click();
  await expect(bo.page.locator("details.plan li.own")).toHaveCount(1);
  await bo.page.screenshot({ path: "test-results/plan-kept-phone.png" });
  await bo.page.goto("/");

  const before = ada.heard.length;
  await ada.type("enter NW:E red");
  await expect.poll(() => ada.heard.slice(before).some((text) => text.includes("2 enter NW:S red")), { timeout: 20_000 }).toBe(true);
  await expect(ada.page).toHaveTitle(/Your turn/);
  expect(ada.knows(/plan|situation/), "there is no word of it").toBe(false);

  await bo.page.goto(link);
  await expect(bo.page.getByText("Your plan has been played to the end.")).toBeVisible();
  await bo.page.getByRole("button", { name: "Got it" }).click();
  await expect(bo.page.getByText("Your plan has been played to the end.")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a plan ends when something else happens, and its owner is told", async ({ browser }) => {
  const [ada, bo] = await two(browser);
  await bo.page.getByRole("button", { name: "Try out moves" }).click();
  await bo.type("enter NW:E red", "enter NW:S red");
  await trying(bo.page).getByRole("button", { name: "Keep as a plan" }).click();
  await expect(bo.page.getByText("Your plan", { exact: true })).toBeVisible();
  await ada.type("pass");
  await expect(bo.page.getByText("Your plan has ended: something happened that it doesn’t cover.")).toBeVisible();
  await expect(bo.page).toHaveTitle(/Your turn/);
});

test("moves are tried out alone and offline, taken back, and change nothing", async ({ page, context }) => {
  const errors = complaints(page);
  await hasty(page, true);
  await setUp(page, "congestion", 2, {}, 2);
  await expect(page.locator(".board svg")).toBeVisible();
  await page.getByRole("button", { name: "Try out moves" }).click();
  await expect(trying(page)).toBeVisible();
  await context.setOffline(true);
  const somebody = page.getByLabel("Type an action");
  for (const action of ["enter NW:E red", "enter NW:S red"]) {
    await somebody.fill(action);
    await page.getByRole("button", { name: "Do it" }).click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await expect(trying(page).getByRole("button", { name: "Keep as a plan" })).toHaveCount(0);
  await page.screenshot({ path: "test-results/try-desk.png" });
  const back = foot(page).getByRole("button", { name: "Take back" });
  await back.click();
  await expect(trying(page)).toContainText("Trying out: Player 2’s move");
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(trying(page)).toContainText("Nothing here is really played.");
  await trying(page).getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByRole("button", { name: "Try out moves" })).toBeVisible();
  expect(errors).toEqual([]);
});
