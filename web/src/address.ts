// The address after the hash, which people cut off, mistype and make up.

/** An address that cannot be read leads nowhere, and no page has this name. */
const NOWHERE = ["?"];

/** The parts of an address; without any it is the first page's. */
export function parts(hash: string): string[] {
  try {
    // A letter that was cut in two would stop whichever page reads it.
    decodeURIComponent(hash);
  } catch {
    return NOWHERE;
  }
  return hash.replace(/^#\/?/, "").split("/");
}
