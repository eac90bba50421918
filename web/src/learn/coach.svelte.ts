// Whether the first game of somebody is explained as it is played. Remembered, so that it goes on after a reload.

import type { Setup } from "../engine/types";
import { EASY } from "../home/opponents";

const KEY = "cloverleaf.coach";

class Coach {
  /** The game that is explained. */
  private game = $state(localStorage.getItem(KEY));

  explain(game: string): void {
    this.game = game;
    localStorage.setItem(KEY, game);
  }

  stop(): void {
    this.game = null;
    localStorage.removeItem(KEY);
  }

  /** Whether this is the game: one person against easy bots. */
  explains({ game, sitters }: Setup): boolean {
    const people = sitters.filter(({ bot }) => bot === undefined).length;
    return this.game === game && people === 1 && sitters.every(({ bot }) => bot === undefined || bot === EASY);
  }
}

export const coach = new Coach();
