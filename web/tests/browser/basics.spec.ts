// What any good page has: it says what it is, brings its icons, is small, and complains about nothing.

import { readFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { expect, test } from "./kit";
import { complaints, waited } from "./table";

/** The most that may be downloaded, in bytes. */
const MOST_SCRIPT = 100_000;
const MOST_ENGINE = 660_000;

test("it says what it is, to people and to systems that install it", async ({ page, request }) => {
  const errors = complaints(page);
  await page.goto("/");
  await expect(page).toHaveTitle(/Cloverleaf/);
  for (const name of ["description", "theme-color", "viewport"]) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute("content", /.{6}/);
  }
  const linked = await page.locator('link[rel*="icon"]').evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const name of ["id", "name", "short_name", "description", "lang", "start_url", "scope", "display"]) {
    expect(manifest[name], name).toBeTruthy();
  }
  const icons = [...linked, ...manifest.icons.map((icon: { src: string }) => icon.src)];
  expect(icons.length).toBeGreaterThan(4);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect(answer.headers()["content-type"], icon).toMatch(/^image\/(png|svg\+xml)$/);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("User-agent: *");
  expect(errors).toEqual([]);
});

test("the icons have the sizes they are said to have", () => {
  const { icons } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  const drawn = icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  for (const { src, sizes } of drawn) {
    // A PNG says its width and height from the seventeenth byte on.
    const picture = readFileSync(`public${src}`);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test("little is downloaded for the first page and a game", async ({ page }) => {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto("/");
  await page.getByRole("button", { name: "Play: RIGHT_OF_WAY" }).click();
  expect(await waited(page)).toBe("turn");
  const bytes = { js: 0, wasm: 0 };
  for (const request of finished) {
    const kind = /\.(js|wasm)$/.exec(request.url())?.[1] as keyof typeof bytes | undefined;
    if (kind) bytes[kind] += (await request.sizes()).responseBodySize;
  }
  console.log(`downloaded: ${Math.round(bytes.js / 1000)} kB of script, ${Math.round(bytes.wasm / 1000)} kB of engine`);
  expect(bytes.js).toBeGreaterThan(10_000);
  expect(bytes.js).toBeLessThan(MOST_SCRIPT);
  expect(bytes.wasm).toBeGreaterThan(100_000);
  expect(bytes.wasm).toBeLessThan(MOST_ENGINE);
});

test("an address that leads nowhere still shows the page", async ({ page }) => {
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("article")).toHaveCount(4);
});
