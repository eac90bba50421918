// Settings: on their page and in the menu of a table, applied at once, remembered, and set back.

import { expect, serious, test } from "./kit";
import { complaints, confirm, lit, setUp, tap, waited } from "./table";

const style = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

test("each setting is applied at once and remembered", async ({ page }) => {
  const errors = complaints(page);
  await page.goto("/#/settings");
  const set = (name: string) => page.getByLabel(name, { exact: true });
  await set("dark").check();
  await expect(page.locator(":root")).toHaveAttribute("data-theme", "dark");
  await set("130 %").check();
  expect(await page.locator("main").evaluate(style, "zoom")).toBe("1.3");
  expect(await serious(page)).toEqual([]);
  await set("Deutsch").check();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(set("dunkel")).toBeChecked();
  await expect(set("130 %")).toBeChecked();
  await page.getByRole("button", { name: "Auf Standard zurücksetzen" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(set("same as the device")).toBeChecked();
  await expect(set("100 %")).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("cloverleaf.settings"))).toBeNull();
  expect(errors).toEqual([]);
});

test("the menu of a table has the same settings", async ({ page }) => {
  await setUp(page, "congestion");
  expect(await waited(page)).toBe("turn");
  const [board, side] = [page.locator(".board"), page.locator(".sheet")];
  const leftOf = async () => ((await side.boundingBox())?.x ?? 0) < ((await board.boundingBox())?.x ?? 0);
  expect(await leftOf()).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("left", { exact: true }).check();
  await page.getByLabel("Patterns for colours").check();
  await page.getByLabel("Coordinates on the board").check();
  await page.getByLabel("never", { exact: true }).check();
  await page.getByRole("button", { name: "Close" }).click();
  expect(await leftOf()).toBe(true);
  await expect(board.locator(".coordinates text").filter({ hasText: "NW:S" })).toHaveCount(1);
  const car = board.locator('.piece [fill="#1F5FBF"]').first();
  expect(await car.evaluate(style, "fill")).toContain("pattern-blue");
  await expect(page.locator("#pattern-blue")).toBeAttached();

  // Whoever is never asked plays by one touch.
  const turns = page.locator(".clock");
  await expect(turns).toHaveText(/^0 /);
  await tap(page, await lit(page));
  await expect(turns).not.toHaveText(/^0 /);
  await expect(confirm(page)).toHaveCount(0);
});
