// What something is, told to whoever points at it: by mouse, by a long press, by keyboard.

import type { Page } from "@playwright/test";
import { expect, test } from "./kit";
import { complaints, confirm, enter, GAMES, middle, setUp, waited } from "./table";

const tip = (page: Page) => page.getByRole("tooltip");

/** A thing of each board, and what is told about it. */
const THINGS: Record<(typeof GAMES)[number], [id: string, name: RegExp, does: RegExp, clause: string]> = {
  gridlock: ["cone-E1", /^Cone on E1/, /Cars have to stop here/, "GB-6.5"],
  congestion: ["car-NW-N-2", /^Red car, number 2 in the lane from South-West/, /Way home: right, straight on, out to the east/, "TC-5.1"],
  tango: ["sign-C1-yield", /^Yield sign on C1/, /Planted on day 1/, "TT-6.1"],
  rightofway: ["tile-0-0", /^City tile: the centre/, /Rich quarter/, "RW-5.1"],
};

test.describe("told", () => {
  test.use({ slowdown: 1 });

  test("the mouse tells what things are in every game, Escape takes it away, and its rule opens", async ({ page }) => {
    const errors = complaints(page);
    for (const game of GAMES) {
      const [id, name, does, clause] = THINGS[game];
      if (game === "rightofway") await setUp(page, game);
      else await enter(page, game, 4, game === "tango" ? 12 : 3);
      await waited(page);
      await page.mouse.move(...(await middle(page, id)));
      await expect(tip(page)).toContainText(name);
      await expect(tip(page)).toContainText(does);
      await expect(tip(page)).toContainText(clause);
      await apart(page);
      if (game === "congestion") await expect(page.locator(".drive-path"), "its way home is drawn").toBeVisible();
      await page.keyboard.press("Escape");
      await expect(tip(page)).toHaveCount(0);
      await expect(page.locator(".overlay")).toHaveCount(0);
    }
    await page.locator(".tool").first().hover();
    await expect(tip(page)).toContainText("Build it on a city tile");
    await tip(page)
      .getByRole("button", { name: /RW-4.2/ })
      .click();
    await expect(page.getByRole("dialog", { name: "Rules" })).toContainText("RW-4.2");
    expect(errors).toEqual([]);
  });

  test("the cursor and the focus tell what they are on, and F1 opens the rule", async ({ page }) => {
    await setUp(page, "congestion", 1, {}, 2);
    await waited(page);
    await page.locator(".board").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tip(page)).toContainText(/^Lane from/);
    await apart(page);
    await page.keyboard.press("Tab");
    while (!(await page.evaluate(() => document.activeElement?.matches(".tool")))) await page.keyboard.press("Tab");
    await expect(tip(page)).toContainText("Put it at the end of a lane");
    await page.keyboard.press("F1");
    await expect(page.getByRole("dialog", { name: "Rules" })).toContainText("TC-3.1");
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, slowdown: 1 });

  test("a long press tells what something is and chooses nothing; a tap afterwards chooses", async ({ page }) => {
    await setUp(page, "congestion", 1, {}, 2);
    await waited(page);
    const [x, y] = await middle(page, "lane-NW-E");
    await press(page, x, y, async () => {
      await expect(tip(page)).toContainText(/^Lane from the west/);
      await apart(page);
    });
    await expect(tip(page), "it stays to be read").toBeVisible();
    await expect(confirm(page), "nothing is chosen").toHaveCount(0);
    const tool = page.locator(".tool").nth(1);
    const box = await tool.boundingBox();
    if (!box) throw new Error("there is no tool");
    await press(page, box.x + 10, box.y + 10, () => expect(tip(page)).toContainText("Put it at the end of a lane"));
    await expect(tool).toHaveAttribute("aria-pressed", "false");
    await page.touchscreen.tap(x, y);
    await expect(tip(page)).toHaveCount(0);
    await expect(confirm(page)).toBeVisible();
  });

  test("pins at the rim and a small map bring into view what lies outside", async ({ page }) => {
    await enter(page, "gridlock", 4, 3);
    const board = await page.locator(".board").boundingBox();
    const map = page.getByRole("button", { name: "Small map" });
    const inside = async (id: string) => {
      const [x, y] = await middle(page, id);
      return x > 0 && x < 360 && y > (board?.y ?? 0) && y < (board?.y ?? 0) + (board?.height ?? 0);
    };
    // Somebody has come close to the far corner.
    await page.locator(".board").dispatchEvent("wheel", { deltaY: -600, clientX: 8, clientY: (board?.y ?? 0) + 8 });
    await expect(map).toBeVisible();
    const pin = page
      .getByRole("button", { name: "Show Aquarium" })
      .or(page.getByRole("button", { name: "Show Faneuil Hall" }))
      .first();
    const place = (await pin.getAttribute("aria-label"))?.includes("Aquarium") ? "space-K4" : "space-I4";
    expect(await inside(place)).toBe(false);
    await pin.tap();
    await expect.poll(() => inside(place)).toBe(true);
    await map.tap({ position: { x: 6, y: 6 } });
    await expect.poll(() => inside(place)).toBe(false);
    await page.getByRole("button", { name: "Show the whole board" }).tap();
    await expect.poll(() => inside(place)).toBe(true);
  });
});

/** Holds a finger down until something has been seen. */
async function press(page: Page, x: number, y: number, seen: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await seen();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** What is told lies on the screen and not over the bar that confirms. */
async function apart(page: Page): Promise<void> {
  const [told, bar, size] = [await tip(page).boundingBox(), await page.locator(".confirm").boundingBox(), page.viewportSize()];
  if (!told || !bar || !size) throw new Error("there is nothing to compare");
  expect(told.y + told.height <= bar.y || told.x + told.width <= bar.x || told.x >= bar.x + bar.width).toBe(true);
  expect(Math.min(told.x, told.y)).toBeGreaterThanOrEqual(0);
  expect(told.x + told.width).toBeLessThanOrEqual(size.width);
}
