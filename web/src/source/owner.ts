// One page at a time plays a game. A lock of the browser tells whether a page that plays it is still there; who may
// write is in the game itself, so that nothing is overwritten even where there are no locks.

const name = (id: string) => `cloverleaf.game.${id}`;
/** A page that is being left gives its games back within this time, in milliseconds. */
const LEAVING = 600;

/** Gives a game back. */
export type Release = () => void;

/**
 * Takes a game, by force if that is wanted; nothing if another page has it. `lost` is called when another page takes
 * it by force. Browsers have no locks on pages without encryption: there the page that comes last has the game.
 */
export function takeGame(id: string, force: boolean, lost: () => void): Promise<Release | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((taken) => {
    let held = false;
    const hold = () =>
      new Promise<void>((done) => {
        held = true;
        taken(() => ((held = false), done()));
      });
    // Rejected when nobody gives it back in time, and later when it is taken by force.
    locks.request(name(id), force ? { steal: true } : { signal: AbortSignal.timeout(LEAVING) }, hold).catch(() => {
      if (held) lost();
      else taken(undefined);
    });
  });
}
