// The game on the screen, if there is one.

import type { LocalSource } from "../source/local.svelte";

class Current {
  source: LocalSource | undefined = $state.raw();

  replace(source: LocalSource): void {
    this.source?.close();
    this.source = source;
  }
}

export const current = new Current();
