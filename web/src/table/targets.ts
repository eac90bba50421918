// The places that the viewer wants to reach, by their ids in the picture, with their names.

import type { Turn } from "./turn.svelte";

export function targets(turn: Turn): Map<string, string> {
  const { places = {} } = turn.at;
  const wanted = turn.guide.targets?.(turn.view, turn.source.viewer, places) ?? [];
  const found = (turn.stage.picture?.scene.places ?? []).filter(({ notation, kind }) => kind !== "bay" && wanted.includes(notation));
  return new Map(found.map(({ id, notation }) => [id, places[notation] ?? notation]));
}
