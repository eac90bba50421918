// The keys of a table, wherever the focus is, unless somebody types.

import type { Turn } from "./turn.svelte";

const TYPING = "input, textarea, select, dialog[open] *, [contenteditable]";

/** What else keys do than to act in the turn. */
export interface Elsewhere {
  help(): void;
  /** Ends the turn, or asks first. */
  end(): void;
  /** Opens the rule about what is pointed at. */
  rule?(): void;
  /** Tells nothing any more about what is pointed at; whether something was told. */
  hush?(): boolean;
}

export function shortcut(event: KeyboardEvent, turn: Turn, elsewhere: Elsewhere): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (target instanceof Element && target.matches(TYPING)) return;
  if (!done(key, event.shiftKey, turn, elsewhere)) return;
  event.preventDefault();
}

/** Whether the key meant something. */
function done(key: string, shift: boolean, turn: Turn, { help, end, rule, hush }: Elsewhere): boolean {
  if (key === "?") return (help(), true);
  if (key === "End") return (end(), true);
  if (key === "F1" && rule) return (rule(), true);
  // One press lets go of one thing.
  if (key === "Escape" && hush?.()) return true;
  if (key === "Escape" && (turn.chosen ?? turn.trouble)) return (void turn.cross(), true);
  if (key.toLowerCase() === "r" && turn.turns) return (void turn.spin(shift ? -1 : 1), true);
  if (key === "Backspace" && turn.drafted) return (void turn.undo(), true);
  return /^[1-9]$/.test(key) && nth(Number(key) - 1, turn);
}

/** The buttons for what needs no place come first, then the tools, as they are shown. */
function nth(index: number, turn: Turn): boolean {
  const action = turn.buttons[index];
  const tool = turn.tools[index - turn.buttons.length];
  if (action) void turn.press(action);
  else if (tool) turn.pickUp(tool.key);
  return action !== undefined || tool !== undefined;
}
