// People who are faster than the page: what they touch is not lost, what they decided is kept, what they read stays.

import { expect, test } from "./kit";
import { hold, release } from "./slow";
import { act, complaints, confirm, dice, glowing, lit, setUp, tap, waited } from "./table";

test("a step of a lesson is kept at once, and a touch waits for its board", async ({ page }) => {
  const errors = complaints(page);
  await page.goto("/#/learn/gridlock/lesson");
  await expect(page.locator(".board svg")).toBeVisible();
  await hold(page);
  for (let step = 2; step <= 3; step += 1) await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Lay your straight road on the marked space")).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await tap(page, "space-H2");
  await release(page);
  await expect(confirm(page)).toBeVisible();
  await page.getByRole("button", { name: "Straight road" }).click();
  await tap(page, "space-H2");
  await confirm(page).click();
  await expect(page.getByText("✓ Well done!")).toBeVisible();
  await hold(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("step 4 of 15");
  expect(errors).toEqual([]);
});

test("a turn is kept before the engine has answered, and played after a reload", async ({ page }) => {
  await setUp(page, "congestion", 2, {}, 2);
  await waited(page);
  await tap(page, await lit(page));
  await expect(page.locator(".told")).toBeVisible();
  await hold(page);
  await confirm(page).click();
  await page.reload();
  await waited(page);
  await expect(page.locator("ol li")).toHaveCount(1);
});

test("a film stays until the board is back, and a touch meanwhile counts", async ({ page }) => {
  const errors = complaints(page);
  await setUp(page, "rightofway");
  const roll = dice(2);
  const again = page.getByRole("button", { name: "Show me" });
  await waited(page);
  for (let step = 0; !(await again.isVisible()); step += 1) {
    expect(step).toBeLessThan(20);
    await act(page, roll);
    await waited(page);
  }
  const place = await lit(page);
  await again.click();
  const film = page.getByRole("group", { name: "Film" });
  await expect(film).toBeVisible();
  await hold(page);
  await film.getByRole("button", { name: /^(Skip|Done)$/ }).click();
  await tap(page, place);
  await expect(film).toHaveCount(1);
  await release(page);
  await expect(film).toHaveCount(0);
  expect((await glowing(page)).length, "the turn goes on").toBeGreaterThan(0);
  await expect(confirm(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test("a refusal stays while others hand in their orders", async ({ page }) => {
  await page.goto("/#/new/tango");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await hold(page, "botPlays");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await waited(page);
  await tap(page, "tile-A1");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("TT-2.6");
  await expect(page.getByText("still writing")).toHaveCount(4);
  await release(page);
  await expect(page.getByText("still writing")).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(alert).toContainText("TT-2.6");
});

test("whoever looks through other eyes and goes on meanwhile gets there", async ({ page }) => {
  await page.goto("/#/replay");
  await page.getByRole("button", { name: "Traffic Congestion" }).click();
  await expect(page.locator(".board svg")).toBeVisible();
  await hold(page);
  await page.getByLabel("Seen by").selectOption({ index: 1 });
  await page.getByRole("list", { name: "What happened" }).getByRole("button").nth(4).click();
  await release(page);
  await expect(page.locator(".now span").first(), "what led there is told").toBeVisible();
  await expect(page.getByRole("slider")).toHaveValue("5");
  await expect(page).toHaveURL(/\/5\?eyes=1$/);
});

test("whoever leaves a replay at once is not called back by its address", async ({ page }) => {
  await page.goto("/#/replay");
  await page.getByRole("button", { name: "Traffic Congestion" }).click();
  await expect(page).toHaveURL(/#\/replay\/record\//);
  await page.getByRole("button", { name: "To the end" }).evaluate((button: HTMLElement) => {
    // What the page wants to do later is due just when somebody leaves: the page has not heard of that yet.
    const due: (() => void)[] = [];
    const later = window.setTimeout;
    window.setTimeout = ((work: () => void) => due.push(work)) as typeof setTimeout;
    button.click();
    return new Promise<void>((done) =>
      later(() => {
        location.hash = "#/replay";
        for (const work of due) work();
        window.setTimeout = later;
        done();
      }, 0),
    );
  });
  expect(new URL(page.url()).hash).toBe("#/replay");
  await expect(page.getByRole("button", { name: "Traffic Tango" })).toBeVisible();
});
