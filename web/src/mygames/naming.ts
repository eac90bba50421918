// What a game is called, and against whom it is, in the reader's words.

import { language, t } from "../lang.svelte";
import { people, type Saved } from "../source/saved";

/** The title of a game without its subtitle. */
export const shortTitle = (game: string) => t(`title-${game}`).split(":")[0] ?? game;

/** The name that somebody gave, or one made from the game and who plays it. */
export function nameOf(game: Saved): string {
  return game.name ?? madeName(game);
}

/** The name of a game that nobody has named. */
export function madeName({ setup }: Saved): string {
  const [title, seats] = [shortTitle(setup.game), people(setup)];
  const names = (wanted: boolean) => setup.sitters.filter((_, index) => seats.includes(index + 1) === wanted).map(({ name }) => name);
  if (seats.length > 1) return t("named-with", { game: title, names: listed(names(true)) });
  return t("named-against", { game: title, names: listed(names(false)) });
}

const listed = (names: string[]) => new Intl.ListFormat(language()).format(names);

/** The language of the page as the browser's owner writes it: a day is not put alike in Britain and in America. */
const region = () => navigator.languages.find((one) => one.startsWith(language())) ?? language();

/** When it was played last, in the reader's way. */
export const dated = (time: number) => new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(time);
