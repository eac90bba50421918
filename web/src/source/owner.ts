// One page at a time plays a game. A lock of the browser tells whether a page that plays it is still there; who may
// write is in the game itself, so that nothing is overwritten even where there are no locks.

const name = (id: string) => `cloverleaf.game.${id}`;
/** A page that is being left gives its games back within this time, in milliseconds. */
const LEAVING = 1500;

/** Gives a game back. */
export type Release = () => void;

/**
 * Takes a game, by force if that is wanted; nothing if another page has it. `lost` is called when another page takes
 * it by force. Browsers have no locks on pages without encryption: there the page that comes last has the game.
 */
export async function takeGame(id: string, force: boolean, lost: () => void): Promise<Release | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  if (force) return ask(locks, id, { steal: true }, lost);
  const free = await ask(locks, id, { ifAvailable: true }, lost);
  return free ?? ask(locks, id, { signal: AbortSignal.timeout(LEAVING) }, lost);
}

/** Asks for the lock of a game; nothing if it is not given. */
function ask(locks: LockManager, id: string, how: LockOptions, lost: () => void): Promise<Release | undefined> {
  return new Promise((taken) => {
    let held = false;
    const hold = (lock: Lock | null) => {
      if (!lock) return taken(undefined);
      held = true;
      return new Promise<void>((done) => taken(() => ((held = false), done())));
    };
    // Rejected when nobody gives it back in time, and later when it is taken by force.
    locks.request(name(id), how, hold).catch(() => {
      if (held) lost();
      else taken(undefined);
    });
  });
}
