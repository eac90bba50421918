// A whole game of each in the page, by clicking and tapping, against bots.

import { expect, test } from "./kit";
import { act, complaints, dice, GAMES, setUp, waited } from "./table";

const SHORT: Record<string, Record<string, string>> = {
  gridlock: { turn_limit: "24" },
  congestion: { turn_limit: "40" },
  tango: {},
  rightofway: { turn_limit: "24" },
};

for (const game of GAMES) {
  test(`a whole game of ${game} by clicking`, async ({ page }) => {
    test.setTimeout(300_000);
    const errors = complaints(page);
    const roll = dice(11);
    await setUp(page, game, 1, SHORT[game]);
    let taps = 0;
    for (let step = 0; (await waited(page)) !== "over"; step += 1) {
      expect(step, "the game goes on and on").toBeLessThan(600);
      if (step === 12) await page.screenshot({ path: `test-results/${game}.png` });
      if ((await act(page, roll)) === "tapped") taps += 1;
    }
    expect(taps, "the board was played on").toBeGreaterThan(4);
    await page.getByRole("button", { name: "Verify draws" }).click();
    await expect(page.getByText(/events replayed/)).toContainText(game === "congestion" ? "nothing" : "proven");
    await page.screenshot({ path: `test-results/${game}-over.png` });
    expect(errors).toEqual([]);
  });
}
