// A whole game of each in the page, by clicking and tapping, against bots.

import { expect, SLOWDOWN, test } from "./kit";
import { act, complaints, dice, GAMES, setUp, SHORT, waited } from "./table";

for (const [name, viewport, slowdown] of [
  ["on a small and slow phone", { width: 360, height: 640 }, SLOWDOWN],
  ["on a phone on its side", { width: 844, height: 390 }, 1],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, slowdown });

    for (const game of GAMES) {
      test(`a whole game of ${game} by touch`, async ({ page }) => {
        test.setTimeout(300_000);
        const errors = complaints(page);
        const roll = dice(31);
        await setUp(page, game, 1, SHORT[game], game === "tango" ? undefined : 2);
        for (let step = 0; (await waited(page)) !== "over"; step += 1) {
          expect(step, "the game goes on and on").toBeLessThan(400);
          if (step === 9) await page.screenshot({ path: `test-results/${game}-touch-${viewport.width}.png` });
          await act(page, roll);
        }
        await page.screenshot({ path: `test-results/${game}-over-${viewport.width}.png` });
        expect(errors).toEqual([]);
      });
    }
  });
}

test.describe("on a desk", () => {
  test.use({ slowdown: 1 });

  for (const game of GAMES) {
    test(`a whole game of ${game} by clicking`, async ({ page }) => {
      test.setTimeout(300_000);
      const errors = complaints(page);
      const roll = dice(11);
      await setUp(page, game, 1, SHORT[game], game === "tango" ? undefined : 2);
      let taps = 0;
      for (let step = 0; (await waited(page)) !== "over"; step += 1) {
        expect(step, "the game goes on and on").toBeLessThan(600);
        if (step === 12) await page.screenshot({ path: `test-results/${game}.png` });
        if ((await act(page, roll)) === "tapped") taps += 1;
      }
      expect(taps, "the board was played on").toBeGreaterThan(2);
      const verify = page.getByRole("button", { name: "Verify draws" });
      if (game === "congestion") await expect(verify, "nothing was drawn").toHaveCount(0);
      else {
        await verify.click();
        await expect(page.getByText(/events replayed/)).toContainText("proven");
      }
      await page.screenshot({ path: `test-results/${game}-over.png` });
      expect(errors).toEqual([]);
    });
  }
});
