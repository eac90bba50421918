// What a turn is about now.

import type { Message } from "../../../words";
import type { View } from "../../views/rightofway";

/** Whether a city tile is open to whose turn it is: no highway, no right-of-way of the other player. */
function canBuild({ city, highways, rights, seat }: View): boolean {
  return Object.keys(city).some((place) => !highways[place] && (rights[place]?.seat ?? seat) === seat);
}

function due(view: View): string {
  const bought = view.bought !== null;
  // To buy takes a tile, and one has to be left.
  const broke = (view.hands[view.seat - 1]?.length ?? 0) < 2;
  if (view.placed !== null) return bought || broke ? "done" : "may-buy";
  if (bought) return "build";
  return canBuild(view) ? "both" : "must-buy";
}

export const heading = (view: View): Message => ({
  key: `rightofway-phase-${view.phase}`,
  args: { owed: view.owed, last: { choice: view.last_turn ? "yes" : "no" }, due: { choice: due(view) } },
});
