// Small pictures of pieces: asked for in batches, and every answer is kept.

import { SvelteMap } from "svelte/reactivity";
import { engine } from "../engine/engine";
import { language } from "../lang.svelte";
import { dark } from "../theme.svelte";

interface Wanted {
  game: string;
  piece: string;
  seat: number;
  dark: boolean;
}

/** By everything that a picture depends on. */
const known = new SvelteMap<string, string>();
const asked = new Set<string>();
let batch: Wanted[] = [];

const name = (wanted: Wanted, language: string) => JSON.stringify([wanted, language]);

async function answer(language: string): Promise<void> {
  const all = batch;
  batch = [];
  for (const wanted of all) {
    const [drawn = ""] = await engine().emblems(wanted.game, [wanted.piece], wanted.seat, wanted.dark);
    known.set(name(wanted, language), drawn);
  }
}

/** The picture of a piece in a seat's colour; empty until it is there, and where the game has none. */
export function emblem(game: string, piece: string, seat: number): string {
  const wanted = { game, piece, seat, dark: dark() };
  const key = name(wanted, language());
  if (!known.has(key) && !asked.has(key)) {
    asked.add(key);
    if (batch.length === 0) {
      const speaks = language();
      queueMicrotask(() => void answer(speaks));
    }
    batch.push(wanted);
  }
  return known.get(key) ?? "";
}
