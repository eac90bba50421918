// What has to be touched next so that an action gets done: a tool, a place, a handle, a button.

import type { Asked, Chosen } from "../table/draft";
import type { Turn } from "../table/turn.svelte";

export function asked(turn: Turn, action: string): Asked {
  const { chosen } = turn;
  if (chosen?.action === action) return { places: [], confirming: true };
  if (chosen?.candidates.includes(action)) return among(turn, chosen, action);
  const act = turn.act(action);
  if (act?.place === undefined) return { places: [], button: action };
  const tool = turn.tools.find((one) => one.takes(act));
  return { places: [act.place], ...(tool && tool !== turn.tool && { tool: tool.key }) };
}

/** Another of the actions on offer at a place: its arrow on the board, a turn of the piece, or its button. */
function among(turn: Turn, chosen: Chosen, action: string): Asked {
  const arrow = turn.stage.picture?.scene.places.find(({ id }) => turn.guide.aimed?.(id, chosen) === action);
  if (arrow) return { places: [arrow.id] };
  return turn.turns ? { places: [], turning: true } : { places: [], button: action };
}
