// How order is kept: people mute and report, whoever runs the server decides, and everybody is told in words.

import { another, expect, serious, test } from "./kit";
import { join, openTable, Somebody } from "./people";
import { OPERATORS_KEY } from "./server";

test.use({ slowdown: 1 });

test("an insult is muted and reported, and whoever said it is banned", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  const bob = await Somebody.named(browser, "Bob", { viewport: { width: 360, height: 640 } });
  const link = await openTable(ada.page, "rightofway", ["me", "open"]);
  await join(bob, link);
  await expect(ada.page.locator(".board svg")).toBeVisible();
  await bob.page.getByRole("button", { name: "Menu" }).waitFor();
  await bob.say("You play like a stone.");
  await ada.page.getByRole("button", { name: "About this message by Bob" }).click();
  const dialog = ada.page.getByRole("dialog", { name: "Bob" });
  expect(await serious(ada.page)).toEqual([]);
  await dialog.getByLabel("In your words").fill("He goes on and on.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Thank you. The report was sent.");
  await dialog.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(dialog.getByRole("status")).toHaveText("You no longer hear Bob.");
  await ada.page.keyboard.press("Escape");
  await expect(ada.page.getByText("You play like a stone.")).toHaveCount(0);

  const operator = await another(browser);
  await operator.goto("/admin");
  await operator.getByLabel("Operators’ key").fill("a key that opens nothing");
  await operator.getByRole("button", { name: "Enter" }).click();
  await expect(operator.getByRole("alert")).toContainText("key is wrong");
  await operator.getByLabel("Operators’ key").fill(OPERATORS_KEY);
  await operator.getByRole("button", { name: "Enter" }).click();
  await operator.getByText("The chat around it").click();
  await expect(operator.locator(".meant")).toContainText("You play like a stone.");
  expect(await serious(operator)).toEqual([]);
  await operator.getByText("Act on Bob").click();
  await operator.getByRole("combobox", { name: "What" }).selectOption("ban");
  await operator.getByLabel("Reason, as they will read it").fill("insults");
  await operator.getByRole("button", { name: "Do it" }).click();
  await expect(operator.getByText("Done.")).toBeVisible();
  await operator.getByRole("button", { name: "Log" }).click();
  await expect(operator.getByText("banned")).toBeVisible();

  await bob.page.goto("/#/online");
  await expect(bob.page.getByRole("alert")).toContainText("insults");
  await ada.page.goto("/#/muted");
  await expect(ada.page.getByText("Bob (muted)")).toBeVisible();
  await ada.page.getByRole("button", { name: "Hear again" }).click();
  await expect(ada.page.getByText("You have not muted anyone.")).toBeVisible();
});

test("the privacy page says what is stored, and is found where one is asked for a name", async ({ page }) => {
  await page.goto("/#/online");
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { name: "Your games" })).toBeVisible();
  await page.getByText("Fields in the database").first().click();
  await expect(page.getByText("players.name")).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
