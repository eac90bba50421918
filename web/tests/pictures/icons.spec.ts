// The icons as systems want them, from the one drawing.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const DRAWING = readFileSync("public/icon.svg", "utf8");
/** Systems that cut icons into shapes of their own want colour to the edge, and nothing important near it. */
const TO_THE_EDGE = DRAWING.replace('rx="14"', "").replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80" style="background: #00693E"');

for (const [name, size, drawing] of [
  ["icon-192", 192, DRAWING],
  ["icon-512", 512, DRAWING],
  ["icon-maskable-512", 512, TO_THE_EDGE],
  ["apple-touch-icon", 180, TO_THE_EDGE],
] as const) {
  test(`${name}, ${size} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
    await expect(page.locator("svg")).toBeVisible();
    await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
  });
}

/** Browsers ask for this one wherever a page names no icon: a header, and one picture. */
test("favicon, 48 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 48, height: 48 });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${DRAWING}`);
  const picture = await page.screenshot({ omitBackground: true });
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  writeFileSync("public/favicon.ico", Buffer.concat([header, picture]));
});
