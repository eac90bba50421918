// The own rating at a rated table: before the game, and once it has been counted.

import { people } from "../people/api";
import { retried } from "../retry";
import type { OnlineSource } from "../source/online.svelte";
import { person } from "./me.svelte";
import type { Profile, RatingNow } from "./wire";

/** Everybody starts with so many points. */
const START = 1500;
/** A game is counted soon after its end, and at the latest after ten seconds. */
const PAUSES = [300, 1_000, 3_000, 10_000];

const profile = async (): Promise<Profile> => people.profile((await person.need()).player);

const rating = ({ results }: Profile, { setup, now }: OnlineSource): RatingNow | undefined =>
  results.find(({ game, seats }) => game === setup.game && seats === now.seats.length)?.rating;

/** The points before the game, for whoever plays one that counts; not known where it is over already. */
export async function pointsBefore(source: OnlineSource): Promise<number | undefined> {
  if (!source.table.setup.rated || source.viewer === 0 || source.now.status !== "running") return undefined;
  const points = rating(await profile(), source)?.points ?? START;
  return source.now.status === "running" ? points : undefined;
}

/** The rating once the game has been counted. */
export const ratingAfter = (source: OnlineSource): Promise<RatingNow | undefined> =>
  retried(async () => {
    const mine = await profile();
    if (!mine.recent.some(({ table }) => table === source.table.id)) throw new Error("not counted yet");
    return rating(mine, source);
  }, PAUSES);
