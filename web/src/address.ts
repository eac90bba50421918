// The address after the hash, which people cut off, mistype and make up.

/** An address that cannot be read leads nowhere, and no page has this name. */
const NOWHERE = ["?"];

/** The parts of an address; without any it is the first page's. */
export const parts = (hash: string): string[] => (readable(hash) ? hash.replace(/^#\/?/, "").split("/") : NOWHERE);

/** A letter that was cut in two would stop whichever page reads it. */
function readable(hash: string): boolean {
  try {
    return typeof decodeURIComponent(hash) === "string";
  } catch {
    return false;
  }
}

/** Where a link to a table leads in the page; what stands behind its hash, as an invitation, goes along. */
export function leadsTo({ pathname, hash }: { pathname: string; hash: string }): string | undefined {
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1];
  return table && `/#/t/${table}${hash.length > 1 ? `?${hash.slice(1)}` : ""}`;
}
