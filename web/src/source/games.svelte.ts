// All local games of this browser. What cannot be stored is kept in memory, and people are told.

import { recallText, rememberText } from "../remember";
import { type Damaged, fromEarlier, isDamaged, readSaved, type Saved } from "./saved";
import { change, erase, readAll, readOne } from "./store";

/** Where earlier versions kept their only game. */
const EARLIER = "cloverleaf.local";
const CHANNEL = "cloverleaf.games";

/** Why games are only in memory: there is no room, or there is no storage. */
type Trouble = "full" | "unavailable";

export interface Listed {
  /** The one that was played last comes first. */
  games: Saved[];
  damaged: Damaged[];
}

class Games {
  trouble: Trouble | undefined = $state();
  /** What could not be stored. */
  private readonly unstored = new Map<string, Saved>();
  private channel: BroadcastChannel | undefined;

  async list(): Promise<Listed> {
    await this.migrate();
    const stored = ((await this.attempt(readAll)) ?? []).map(readSaved);
    const damaged = stored.filter(isDamaged);
    const good = stored.filter((one): one is Saved => !isDamaged(one) && !this.unstored.has(one.id));
    const games = [...good, ...this.unstored.values()].sort((one, other) => other.played - one.played);
    return { games, damaged };
  }

  /** A game by its id, or without one the game that was played last. */
  async find(id: string | undefined): Promise<Saved | Damaged | undefined> {
    if (id === undefined) return (await this.list()).games[0];
    await this.migrate();
    const unstored = this.unstored.get(id);
    if (unstored) return unstored;
    const row = await this.attempt(() => readOne(id));
    return row === undefined ? undefined : readSaved(row);
  }

  /** From now on only this owner writes the game. How it stands then. */
  async claim(id: string, owner: string): Promise<Saved | undefined> {
    const unstored = this.unstored.get(id);
    if (unstored) return { ...unstored, owner };
    let claimed: Saved | undefined;
    await this.attempt(() =>
      change(id, (row) => {
        const found = readSaved(row);
        return isDamaged(found) ? undefined : (claimed = { ...found, owner });
      }),
    );
    return claimed;
  }

  /** Keeps a game as it stands. Whether its owner still owns it; if not, nothing has been written. */
  async save(game: Saved): Promise<boolean> {
    let own = true;
    const write = (row: unknown) => {
      const found = row === undefined ? undefined : readSaved(row);
      own = !found || isDamaged(found) || found.owner === game.owner;
      // It may have been renamed meanwhile.
      const name = found && !isDamaged(found) ? found.name : game.name;
      return own ? { ...game, name } : undefined;
    };
    const stored = await this.attempt(() => change(game.id, write).then(() => true));
    if (stored) this.unstored.delete(game.id);
    else this.unstored.set(game.id, game);
    if (this.unstored.size === 0) this.trouble = undefined;
    this.tell(game.id);
    return own;
  }

  async rename(id: string, name: string): Promise<void> {
    const renamed = (game: Saved): Saved => ({ ...game, name: name || undefined });
    const unstored = this.unstored.get(id);
    if (unstored) this.unstored.set(id, renamed(unstored));
    await this.attempt(() =>
      change(id, (row) => {
        const found = readSaved(row);
        return isDamaged(found) ? undefined : renamed(found);
      }),
    );
    this.tell(id);
  }

  async remove(id: string): Promise<void> {
    this.unstored.delete(id);
    await this.attempt(() => erase(id));
    this.tell(id);
  }

  /** Calls back whenever another page changes a game; what it returns ends that. */
  follow(changed: (id: string) => void): () => void {
    const hear = ({ data }: MessageEvent<unknown>) => changed(String(data));
    const channel = this.open();
    channel?.addEventListener("message", hear);
    return () => channel?.removeEventListener("message", hear);
  }

  private open(): BroadcastChannel | undefined {
    if (typeof BroadcastChannel !== "undefined") this.channel ??= new BroadcastChannel(CHANNEL);
    return this.channel;
  }

  private tell(id: string): void {
    this.open()?.postMessage(id);
  }

  /** What the store answers; nothing, and word of it, where it fails. */
  private async attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await work();
      if (this.unstored.size === 0) this.trouble = undefined;
      return answer;
    } catch (error) {
      this.trouble = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unavailable";
      return undefined;
    }
  }

  /** Brings the game of an earlier version here, once. */
  private async migrate(): Promise<void> {
    const text = recallText(EARLIER);
    if (text === null) return;
    const game = fromEarlier(text, Date.now());
    const stored = await this.attempt(() => change(game.id, (row) => row ?? game).then(() => true));
    if (stored) rememberText(EARLIER, null);
    else if (!isDamaged(game)) this.unstored.set(game.id, this.unstored.get(game.id) ?? game);
  }
}

export const games = new Games();
