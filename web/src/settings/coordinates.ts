// The names of places on the board, for those who want to see them.

import type { Picture } from "../engine/facade";
import type { ScenePlace } from "../engine/types";

/** Names are this part of a place's size, in a picture where nothing is smaller than this. */
const [PART, LEAST] = [0.2, 7];
const NOTES = /<g id="notes"([^>]*?)(\/?)>/;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** At the top of a place, where it covers least; in the middle of a long one. */
function label({ notation, x, y, width, height }: ScenePlace): string {
  const size = Math.max(LEAST, Math.min(width, height) * PART);
  const long = Math.max(width, height) > 2 * Math.min(width, height);
  const top = long ? y + size / 3 : y - height / 2 + size * 1.1;
  return `<text x="${x}" y="${top.toFixed(1)}" font-size="${size.toFixed(1)}">${escaped(notation)}</text>`;
}

/** Each name once: on the largest of the places that have it. */
function once(places: ScenePlace[]): ScenePlace[] {
  const found = new Map<string, ScenePlace>();
  const area = (place: ScenePlace | undefined) => (place ? place.width * place.height : 0);
  for (const place of places) if (area(place) > area(found.get(place.notation))) found.set(place.notation, place);
  return [...found.values()];
}

/** The picture with the name of every place on it. */
export function withCoordinates<Drawn extends Picture>(picture: Drawn): Drawn {
  const labels = once(picture.scene.places).map(label).join("");
  const style = `class="coordinates" text-anchor="middle" font-weight="700" fill="#23272B" stroke="#fff" stroke-width="2.4" paint-order="stroke"`;
  const group = `<g ${style}>${labels}</g>`;
  const svg = picture.svg.replace(NOTES, (_, rest: string, empty: string) => `<g id="notes"${rest}>${group}${empty ? "</g>" : ""}`);
  return { ...picture, svg };
}
