// Pictures are patched thing by thing; whatever was patched, the board is the picture that the engine drew last.

import { expect, test } from "./kit";
import { act, dice, GAMES, setUp, settled, waited } from "./table";

declare global {
  interface Window {
    drawn: string | undefined;
  }
}

/** Runs in the page before anything else: keeps the last picture that the engine drew. */
function keepDrawn(): void {
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    override set onmessage(hear: (answer: MessageEvent<{ result?: { svg?: string } }>) => void) {
      super.onmessage = (answer: MessageEvent<{ result?: { svg?: string } }>) => {
        window.drawn = answer.data.result?.svg?.includes('id="marks"') ? answer.data.result.svg : window.drawn;
        hear(answer);
      };
    }
  };
}

/** Runs in the page: the layers of the board that are not as they were drawn. */
function unlike(): string[] {
  const template = document.createElement("template");
  template.innerHTML = window.drawn ?? "";
  const layers = Array.from(template.content.querySelectorAll("svg > g[id]"));
  const shown = (id: string) => document.querySelector(`.board svg > [id="${id}"]`);
  return layers.length > 4 ? layers.filter((layer) => !layer.isEqualNode(shown(layer.id))).map(({ id }) => id) : ["no picture"];
}

for (const game of GAMES)
  test(`the board of ${game} is what was drawn last, however it was patched`, async ({ page }) => {
    await page.addInitScript(keepDrawn);
    await setUp(page, game);
    const roll = dice(11);
    for (let step = 0; step < 15 && (await waited(page)) !== "over"; step += 1) {
      await act(page, roll);
      await settled(page);
      await expect.poll(() => page.evaluate(unlike)).toEqual([]);
    }
  });
