// The page without a server: played, learnt from, looked up and replayed below a path of a plain file server.

import { hasty } from "../browser/table";
import { expect, firstMove, fits, inGerman, test } from "./kit";

test("a first move against bots", async ({ page }) => {
  await hasty(page);
  await page.goto("");
  await firstMove(page);
});

test("a lesson, the rules and a replay", async ({ page }) => {
  await page.goto("");
  await page.getByRole("link", { name: "Learn first" }).click();
  await page.getByRole("link", { name: "Start the lesson" }).click();
  await expect(page.locator(".board svg")).toBeVisible();
  await page.goto("#/rules/tango/TT-2.6");
  await expect(page.locator('[id="TT-2.6"]')).toBeInViewport();
  await page.goto("#/replay");
  await page.getByRole("button", { name: "Traffic Congestion" }).click();
  await expect(page.locator(".board svg")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider", { name: "Position" })).toHaveValue("1");
});

test("what needs a server is not offered, and its addresses say how to get one", async ({ page }) => {
  await page.goto("");
  await expect(page.getByRole("link", { name: "On one screen" })).toBeVisible();
  await expect(page.locator('a[href^="#/online"], a[href^="#/ladder"], a[href^="#/friend"]')).toHaveCount(0);
  for (const hash of ["online", "online/new/tango", "t/abc", "ladder", "friends", "people/x", "muted", "off/x", "on/x"]) {
    await page.goto(`#/${hash}`);
    await expect(page.getByRole("heading", { name: "You need a server to play online" }), hash).toBeVisible();
  }
  await page.goto("#/replay/table/abc");
  await expect(page.getByRole("alert")).toContainText("Open its link on that server");
  await page.goto("#/new/tango");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Invite friends instead" })).toHaveCount(0);
  await page.goto("#/privacy");
  await expect(page.getByText("Nothing you do here is sent anywhere")).toBeVisible();
  await page.goto("#/online");
  await page.getByRole("link", { name: "How to run one" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Running a server" })).toBeVisible();
});

test("an app that is installed starts where the site lies", async ({ page, site, request }) => {
  await page.goto("");
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await request.get(address)).json();
  for (const where of [manifest.start_url, manifest.scope]) expect(new URL(where, address).href).toBe(site);
  expect(manifest.id, "an app at the root of the host would be the same").toBeUndefined();
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => new URL(src, address).href);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
});

const PAGES = [
  "",
  "#/new/gridlock",
  "#/learn/tango",
  "#/rules/gridlock",
  "#/replay",
  "#/games",
  "#/settings",
  "#/online",
  "#/privacy",
  "#/nowhere",
];

for (const [name, width, height] of [
  ["phone", 360, 740],
  ["desk", 1280, 800],
] as const) {
  test(`everything fits on a ${name}, in German`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await inGerman(page);
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator("h1").first(), address).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await fits(page);
    }
    await page.goto("");
    await expect(page.locator("main img").last()).toBeVisible();
    await page.screenshot({ path: `test-results/site-${name}.png` });
  });
}
