// The parts of the page that are fetched when they are wanted: pages, words, rules, lessons.
//
// Chromium and Safari ask again for a module that did not arrive. Firefox remembers for as long as the page is open that it
// failed, and so does every module that needs it, whatever is put behind its address; only a new page asks again.

import { retried } from "./retry";

/** A page that has been open for less is begun anew without asking: nobody has done anything there yet. */
const YOUNG = 15_000;
/** So seldom, in milliseconds, that a part that never arrives does not make a page begin for ever. */
const SELDOM = 60_000;

/** Styles that did not arrive. The build's own loader asks for each only once. */
const unstyled = new Set<HTMLLinkElement>();
const note = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && unstyled.add(target);
// (Where there is no page, as in tests, there are no styles.)
globalThis.addEventListener?.("error", note, true);

/** Asks again for styles that did not arrive. */
async function style(): Promise<void> {
  const links = [...unstyled];
  unstyled.clear();
  await Promise.all(
    links.map((link) => {
      const next = link.cloneNode() as HTMLLinkElement;
      const arrived = new Promise((done, fail) => {
        next.addEventListener("load", done);
        next.addEventListener("error", fail);
      });
      link.replaceWith(next);
      return arrived;
    }),
  );
}

/** Fetches a part, and asks again where it was broken off. */
export async function fetched<Part>(part: () => Promise<Part>): Promise<Part> {
  try {
    return await retried(() => style().then(part));
  } catch (error) {
    if (performance.now() < YOUNG && reloads()) return new Promise(() => {});
    throw error;
  }
}

/** Begins the page anew, unless that was done just now. The entry in the history outlives that, and nothing needs to be stored. */
function reloads(): boolean {
  const state = history.state as { anew?: number } | null;
  if (Date.now() - (state?.anew ?? 0) < SELDOM) return false;
  history.replaceState({ ...state, anew: Date.now() }, "");
  location.reload();
  return true;
}

/** Begins the page anew where that leads somewhere: somebody answers, or the page is kept for times without a network. */
export async function beginAnew(): Promise<void> {
  const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
  if (answer.ok) location.reload();
}
