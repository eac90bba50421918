// A sign and its place, as the sentences about signs want them.

import type { Message } from "../../../words";

/** A tile, a row or a column; people call the latter by number or letter alone. */
function on(place: string): NonNullable<Message["args"]> {
  const line = /^(row|col)(.+)$/.exec(place);
  return { at: { place }, line: { choice: line?.[1] ?? "tile" }, name: line?.[2] ?? "" };
}

/** Something said about so many equal signs on a place. */
export const aboutSign = (key: string, sign: string, place: string, count = 1): Message => ({
  key,
  args: { sign: { choice: sign }, count, ...on(place) },
});
