// A game as somebody wants it: who plays, in which colours, by which options. The same at one screen and online.

import type { Choice, Setup, Sitting, Title } from "../engine/types";
import { t } from "../lang.svelte";
import type { Level, SeatWish } from "../online/wire";
import { levels } from "./levels.svelte";
import { botName, isLevel, LEVELS } from "./opponents";
import { changed } from "./options";
import type { Preset } from "./presets";

/** Who plays: somebody at this screen, a bot of a level, or online me, whoever comes, or whoever is invited. */
export type Who = "person" | SeatWish;

export interface Player {
  who: Who;
  /** What a person at this screen is called; empty for the usual name. */
  name: string;
  colour: string;
}

/** What is remembered of the last time. */
interface Kept {
  players: Player[];
  lot: boolean;
  options: Record<string, unknown>;
}

/** An option that means nothing without another. */
const NEEDS: Record<string, string> = { quick_trip_cones: "quick_trip" };
/** Where the rules draw the seats by lot before the game (TC-2.2). */
const BY_LOT = ["congestion"];
/** Colours of two players where they are not the first two (TC-2.1). */
const PAIRS: Record<string, string[]> = { congestion: ["red", "yellow"] };

/** The option by which players get their colours. */
const colourOption = (game: Title): Choice | undefined => game.options.find(({ name }) => name === "colours");

/** The colours that so many players have if nobody chooses. */
export function usualColours(game: Title, seats: number): string[] {
  const words = colourOption(game)?.words ?? [];
  return (seats === 2 && PAIRS[game.id]) || words.slice(0, seats);
}

/** The same in an order that only chance knows. */
export function shuffled<Item>(items: readonly Item[], random: (below: number) => number = fair): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** A number below another one, each as likely. */
export function fair(below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  let drawn: number;
  do drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  while (drawn >= limit);
  return drawn % below;
}

export class Wish {
  players: Player[] = $state([]);
  /** Whether the lot says who sits where. */
  lot = $state(false);
  /** The option whose value is not ready yet: a board file with a fault. */
  fault: string | undefined = $state();
  /** What was chosen, also where that is as usual. */
  private chosen: Record<string, unknown> = $state.raw({});

  constructor(
    readonly game: Title,
    readonly online: boolean,
  ) {
    this.lot = BY_LOT.includes(game.id);
    this.resize(online ? game.seats[1] : game.seats[0]);
  }

  private get key(): string {
    return `cloverleaf.wish.${this.online ? "online." : ""}${this.game.id}`;
  }

  /** Sets everything as it was last time, as far as that makes sense. */
  recall(): this {
    try {
      const { players, lot, options } = JSON.parse(localStorage.getItem(this.key) ?? "") as Kept;
      const [least, most] = this.game.seats;
      const known = [...this.kinds, ...LEVELS] as Who[];
      if (players.length < least || players.length > most || !players.every(({ who }) => known.includes(who))) return this;
      const usual = usualColours(this.game, players.length);
      const painted = new Set(players.map(({ colour }) => colour)).size === usual.length;
      this.players = players.map(({ who, name, colour }, at) => ({
        who,
        name: String(name),
        colour: painted ? colour : (usual[at] ?? ""),
      }));
      this.lot = lot === true;
      this.chosen = Object.fromEntries(Object.entries(options).filter(([name]) => this.game.options.some((one) => one.name === name)));
    } catch {
      // Nobody has been here, or what was kept is damaged: as usual then.
    }
    return this;
  }

  keep(): void {
    const kept: Kept = { players: this.players, lot: this.lot, options: this.options };
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Without storage it is as usual next time.
    }
  }

  /** What players can be. */
  get kinds(): Who[] {
    return this.online ? ["me", "open", "invited"] : ["person"];
  }

  /** Whoever sits down in addition: at one screen opponents that suit, online whoever comes. */
  private another(index: number): Player {
    const first: Who = this.online ? "me" : "person";
    const further: Who = this.online ? "open" : levels.offer(this.game.id).level;
    return { who: index === 0 ? first : further, name: "", colour: "" };
  }

  /** Players are added and leave at the end; colours are as usual again. */
  resize(seats: number): void {
    const colours = usualColours(this.game, seats);
    const players = Array.from({ length: seats }, (_, index) => this.players[index] ?? this.another(index));
    this.players = players.map((player, index) => ({ ...player, colour: colours[index] ?? "" }));
    if (Number(this.value("first_player")) > seats) this.set("first_player", "random");
  }

  /** Nobody can sit on two seats. */
  seat(index: number, who: Who): void {
    this.players = this.players.map((player, at) => {
      if (at === index) return { ...player, who };
      return who === "me" && player.who === "me" ? { ...player, who: "open" as const } : player;
    });
  }

  name(index: number, name: string): void {
    this.players = this.players.map((player, at) => (at === index ? { ...player, name } : player));
  }

  /** Whoever had the colour gets the other one for it. */
  paint(index: number, colour: string): void {
    const before = this.players[index]?.colour ?? "";
    this.players = this.players.map((player, at) => {
      if (at === index) return { ...player, colour };
      return player.colour === colour ? { ...player, colour: before } : player;
    });
  }

  value(name: string): unknown {
    const usual = this.game.options.find((option) => option.name === name)?.default;
    return name in this.chosen ? this.chosen[name] : usual;
  }

  set(name: string, value: unknown): void {
    const needed = value === true ? NEEDS[name] : undefined;
    const idle = value === false ? Object.keys(NEEDS).find((one) => NEEDS[one] === name) : undefined;
    this.chosen = { ...this.chosen, [name]: value, ...(needed ? { [needed]: true } : {}), ...(idle ? { [idle]: false } : {}) };
  }

  /** What is not as usual, without the colours. */
  get options(): Record<string, unknown> {
    return changed(this.game, this.chosen);
  }

  take(preset: Preset): void {
    this.chosen = { ...preset.options };
    this.fault = undefined;
    if (preset.seats && preset.seats !== this.players.length) this.resize(preset.seats);
  }

  /** Whether everything is as a preset has it. */
  follows({ seats, options }: Preset): boolean {
    const own = this.options;
    const names = new Set([...Object.keys(own), ...Object.keys(options)]);
    return (seats ?? this.players.length) === this.players.length && [...names].every((name) => own[name] === options[name]);
  }

  /** The players by name, as the game will call them. */
  get names(): string[] {
    const people = this.players.filter(({ who }) => who === "person").length;
    const met: Partial<Record<Level, number>> = {};
    return this.players.map(({ who, name }, index) => {
      if (isLevel(who)) {
        met[who] = (met[who] ?? 0) + 1;
        return botName(who, (met[who] ?? 1) - 1);
      }
      if (who !== "person") return t(`seat-${who}`);
      return name.trim() || (people === 1 ? t("you") : t("player-name", { number: index + 1 }));
    });
  }

  /** Who sits where in the end, each with their colour. */
  private seated<Item>(make: (player: Player, index: number) => Item): { items: Item[]; options: Record<string, unknown> } {
    const order = this.players.map((player, index) => ({ item: make(player, index), colour: player.colour, index: index + 1 }));
    const seated = this.lot ? shuffled(order) : order;
    const colours = seated.map(({ colour }) => colour);
    const usual = !colourOption(this.game) || usualColours(this.game, seated.length).join() === colours.join();
    const first = seated.findIndex(({ index }) => String(index) === this.options["first_player"]) + 1;
    const options = {
      ...this.options,
      ...(usual ? {} : { colours }),
      ...(first > 0 ? { first_player: String(first) } : {}),
    };
    return { items: seated.map(({ item }) => item), options };
  }

  /** The game at this screen. */
  local(): Setup {
    const names = this.names;
    const sitting = ({ who }: Player, index: number): Sitting => ({ name: names[index] ?? "", ...(isLevel(who) ? { bot: who } : {}) });
    const { items, options } = this.seated(sitting);
    return { game: this.game.id, options, sitters: items };
  }

  /** The seats and options of a table on a server. */
  table(): { seats: SeatWish[]; options: Record<string, unknown> } {
    const { items, options } = this.seated(({ who }) => (who === "person" ? "me" : who));
    return { seats: items, options };
  }
}
