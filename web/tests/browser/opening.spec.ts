// Opening a table: what is agreed is said where it is agreed.

import { expect, test } from "./kit";

test("what a public or rated table has by itself is said where it is switched on", async ({ page }) => {
  await page.goto("/#/online/new/congestion");
  const joins = page.getByRole("group", { name: "Who can join and watch" });
  const time = page.getByRole("group", { name: "Time to think" });
  await expect(time.getByLabel("Clock")).toHaveValue("none");
  await expect(joins.getByRole("status")).toBeEmpty();
  await joins.getByLabel("Show in the list of tables").click();
  await expect(joins.getByRole("status")).toHaveText(
    /starts as soon as all seats are taken\. Tables like this have a clock: 15 min \+ 20 s/,
  );
  await page.screenshot({ path: "test-results/opening-desk.png", fullPage: true });
  await expect(time.getByLabel("Clock")).toHaveValue("live");
  // What somebody chose is theirs, and not told again.
  await time.getByLabel("Clock").selectOption("days");
  await expect(joins.getByRole("status")).not.toContainText("clock");
  await joins.getByLabel("Show in the list of tables").click();
  await expect(time.getByLabel("Clock")).toHaveValue("days");
});

test("a rated table says that it has a clock", async ({ page }) => {
  await page.goto("/#/online/new/congestion");
  const play = page.getByRole("group", { name: "How you play" });
  await play.getByLabel("Rated").click();
  await expect(play.getByRole("status")).toHaveText(/Tables like this have a clock: 15 min/);
});

test("no two ways to play are the same in the waiting room, and each says what it is", async ({ page }) => {
  await page.goto("/#/online/new/congestion");
  await page.getByRole("button", { name: "Open the table" }).click();
  const ways = page.getByLabel("Way to play");
  await expect(ways.locator("option")).toHaveText(["For your first game", "Quick"]);
  await expect(page.getByText("Everything as the designer wrote it: 20 cars win.")).toBeVisible();
  await ways.selectOption({ label: "Quick" });
  await expect(page.getByText("The first ten cars win.")).toBeVisible();
  await page.screenshot({ path: "test-results/waiting-ways.png" });
});
