// What the board shows: how it stands, what something would do, or a film.

import { engine } from "../engine/engine";
import type { Picture } from "../engine/facade";
import type { Look, Told } from "../engine/types";
import type { Adapter, Way } from "../games/adapter";
import { say } from "../lang.svelte";
import { withCoordinates } from "../settings/coordinates";
import { settings } from "../settings/settings.svelte";
import type { Source } from "../source/source";
import type { Shown } from "./draft";
import { Film, type Reel, still } from "./film.svelte";
import { wish } from "./look";
import { delivery, past } from "./reels";

/** What there is to show: something before it is done, a draft, or only how the game stands. */
export interface Subject {
  shown: Shown | undefined;
  /** Whether words about it stand at its place; what is chosen is told in the bar. */
  noted: boolean;
  drafted: boolean;
  look: Look;
}

export class Stage {
  picture: Picture | undefined = $state.raw();
  film: Film | undefined = $state.raw();
  ribbon: string[] = $state.raw([]);
  stops: string[] = $state.raw([]);
  /** How pieces drive to where the picture shows them. */
  ways: Way[] = $state.raw([]);
  private drawing = 0;

  constructor(
    private readonly source: Source,
    private readonly game: Adapter,
    private readonly redraw: () => void,
  ) {}

  /** The film that is running, if one is. */
  get screened(): Film | undefined {
    return this.film?.ended ? undefined : this.film;
  }

  /** Shows it, unless something newer is shown by then; what the rules tell of it. */
  async show(subject: Subject, ways: Way[]): Promise<Told | undefined> {
    const number = (this.drawing += 1);
    const film = this.screened;
    const { told, ...picture } = film ? { ...(await film.reel.draw(film.at)), told: undefined } : await this.draw(subject);
    // An older picture never comes after a newer one.
    if (number !== this.drawing) return undefined;
    if (!film && this.film?.ended) this.film = undefined;
    this.ribbon = (told && this.game.ribbon?.(told)) ?? [];
    this.stops = (told && this.game.stops?.(told)) ?? [];
    this.ways = ways;
    this.picture = settings.coordinates ? withCoordinates(picture) : picture;
    return told;
  }

  private async draw({ shown, noted, drafted, look }: Subject): Promise<Picture & { told: Told | undefined }> {
    if (shown && drafted) return engine().preview(shown.action, wish(this.game, shown.action, noted ? shown.id : undefined, look, say));
    const { setup, now } = this.source;
    const picture = await (drafted ? engine().draw(look) : engine().picture(setup.game, now.view, look));
    return { ...picture, told: undefined };
  }

  /** Shows how a delivery was driven. */
  async watch(number: number): Promise<void> {
    const { setup, now } = this.source;
    this.roll(await delivery(setup.game, now.view, number));
  }

  /** Shows what happened since the viewer last acted. */
  async recall(): Promise<void> {
    const seen = (await this.source.since?.()) ?? [];
    if (seen.length > 0) this.roll(past(this.source, seen));
  }

  private roll(reel: Reel): void {
    this.film?.end();
    this.film = new Film(reel, this.redraw);
    if (!still()) this.film.play();
    this.redraw();
  }
}
