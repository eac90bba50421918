// What messengers show of a link to a table: the board of the game, from a game that everybody may see.

import { readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { GAMES } from "../browser/table";

for (const game of GAMES) {
  test(`the preview of ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    const picture = Buffer.from(readFileSync(`../docs/pictures/${game}.svg`)).toString("base64");
    await page.setContent(
      `<body style="margin:0;height:630px;display:grid;place-items:center;background:#00693e">
        <img style="height:598px;border-radius:18px" src="data:image/svg+xml;base64,${picture}"></body>`,
    );
    await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
    await page.screenshot({ path: `public/previews/${game}.jpg`, type: "jpeg", quality: 82 });
  });
}
