// On a phone the board is as large while a bot thinks as on one's own turn.

import { expect, test } from "./kit";
import { hold } from "./slow";
import { act, dice, foot, GAMES, settled, setUp, waited } from "./table";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

for (const game of GAMES)
  test(`the board of ${game} keeps its size on a phone while a bot thinks`, async ({ page }) => {
    await setUp(page, game);
    expect(await waited(page)).toBe("turn");
    const board = () => page.locator(".board").evaluate((one) => one.getBoundingClientRect().height);
    const own = await board();
    expect(own).toBeGreaterThan(170);
    await page.screenshot({ path: `test-results/phone-${game}-own.png` });
    await hold(page, "botPlays");
    const roll = dice(7);
    while (await foot(page).isVisible()) {
      await act(page, roll);
      await settled(page);
    }
    expect(await board()).toBe(own);
    await page.screenshot({ path: `test-results/phone-${game}-bot.png` });
  });
