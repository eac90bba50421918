// The list of games on the page: what is shown of it, and what was deleted and can still be brought back.

import { Refused } from "../engine/engine";
import { refusal, t } from "../lang.svelte";
import { games, type Listed } from "../source/games.svelte";
import { finished, type Saved } from "../source/saved";
import { nameOf } from "./naming";
import { readGame } from "./transfer";

export const STATES = ["all", "running", "finished"] as const;

/** So many are drawn at first, and at each wish for more. */
const PAGE = 12;
/** So long a deletion can be undone, in milliseconds. */
const SECOND_THOUGHTS = 15_000;

/** Something deleted that can be brought back. */
interface Gone {
  id: string;
  name: string;
}

export class Mine {
  private listed: Listed | undefined = $state.raw();
  search = $state("");
  game = $state("");
  state: (typeof STATES)[number] = $state("all");
  shown = $state(PAGE);
  gone: Gone | undefined = $state.raw();
  /** What is said about an import. */
  said: { text: string; line?: string; bad: boolean } | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;

  get ready(): boolean {
    return this.listed !== undefined;
  }

  all: Saved[] = $derived((this.listed?.games ?? []).filter(({ id }) => id !== this.gone?.id));
  damaged = $derived((this.listed?.damaged ?? []).filter(({ id }) => id !== this.gone?.id));

  /** Those that were searched for. */
  found: Saved[] = $derived.by(() => {
    const words = this.search.trim().toLocaleLowerCase();
    const fits = (game: Saved) =>
      (!this.game || game.setup.game === this.game) &&
      (this.state === "all" || finished(game) === (this.state === "finished")) &&
      [nameOf(game), ...game.setup.sitters.map(({ name }) => name)].some((name) => name.toLocaleLowerCase().includes(words));
    return this.all.filter(fits);
  });

  async load(): Promise<void> {
    this.listed = await games.list();
  }

  more(): void {
    this.shown += PAGE;
  }

  async rename(id: string, name: string): Promise<void> {
    await games.rename(id, name);
    await this.load();
  }

  /** Takes a game off the list. It is deleted only when nobody wants it back any more. */
  async remove(id: string, name: string): Promise<void> {
    await this.settle();
    this.gone = { id, name };
    this.wait();
  }

  /** Nobody has to hurry whose finger or focus is on the question. */
  wait(): void {
    clearTimeout(this.timer);
    if (this.gone) this.timer = setTimeout(() => void this.settle(), SECOND_THOUGHTS);
  }

  hold(): void {
    clearTimeout(this.timer);
  }

  undo(): void {
    clearTimeout(this.timer);
    this.gone = undefined;
  }

  /** Really deletes what was taken off the list. */
  async settle(): Promise<void> {
    const { gone } = this;
    clearTimeout(this.timer);
    if (!gone) return;
    await games.remove(gone.id);
    await this.load();
    if (this.gone === gone) this.gone = undefined;
  }

  async import(files: Iterable<File>): Promise<void> {
    for (const file of files) await this.take(file);
    await this.load();
  }

  private async take(file: File): Promise<void> {
    try {
      const game = await readGame(await file.text(), (number) => t("player-name", { number }));
      await games.save(game);
      this.said = { text: t("mygames-imported", { name: nameOf(game) }), bad: false };
    } catch (error) {
      const line = error instanceof Refused ? refusal(error.problem) : "";
      this.said = { text: t("mygames-not-imported", { file: file.name }), line, bad: true };
    }
  }
}
