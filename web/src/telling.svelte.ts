// What actions and events tell people. The engine is asked in batches, and every answer is kept: whoever shows a line
// reads it here, and sees it as soon as it is known.

import { SvelteMap } from "svelte/reactivity";
import { engine } from "./engine/engine";
import { command, sentence, t } from "./lang.svelte";
import type { At, Message } from "./words";

/** By game and line; null for what is no event of the game. */
const known = new SvelteMap<string, Message | null>();
/** What was asked for and has not been answered. */
const asked = new Set<string>();
let batch: { game: string; line: string }[] = [];

const name = (game: string, line: string) => `${game} ${line}`;

function told(game: string, line: string): Message | null | undefined {
  const found = known.get(name(game, line));
  if (found === undefined && !asked.has(name(game, line))) ask(game, line);
  return found;
}

function ask(game: string, line: string): void {
  if (batch.length === 0) queueMicrotask(() => void answer());
  asked.add(name(game, line));
  batch.push({ game, line });
}

async function answer(): Promise<void> {
  const all = batch;
  batch = [];
  for (const game of new Set(all.map((one) => one.game))) {
    const lines = all.filter((one) => one.game === game).map(({ line }) => line);
    // What the engine could not answer is asked for again by whoever shows it next.
    const messages = await engine()
      .tell(game, lines)
      .finally(() => lines.forEach((line) => asked.delete(name(game, line))));
    lines.forEach((line, index) => known.set(name(game, line), messages[index] ?? null));
  }
}

/** An event as a line of a record. */
const line = (seat: number | undefined, text: string) => (text.startsWith("table ") ? text : `${seat ?? "chance"} ${text}`);

/** Shown until the words are there, so that no line and no button is without a name. */
const SOON = "…";

/** What happened. What cannot be said otherwise stays in notation. */
export function happened(game: string, { seat, text }: { seat?: number | undefined; text: string }, at: At): string {
  if (!text) return t("in-secret");
  const message = told(game, line(seat, text));
  return message ? sentence(message, at) : message === null ? text : SOON;
}

/** An action of a seat as something to do. */
export function doing(game: string, seat: number, action: string, at: At): string {
  const message = told(game, line(seat, action));
  return message ? command(message, at) : message === null ? action : SOON;
}
