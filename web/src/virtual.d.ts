/**
 * Whether there is a server to play on; a site of plain files has none. It is a constant of the build and not of a module, so
 * that what needs a server is left out of a site.
 */
declare const __ONLINE__: boolean;

declare module "virtual:languages" {
  interface Language {
    code: string;
    /** Its name in itself. */
    name: string;
    /** What is said where a part of the page did not arrive, which may be the words themselves. */
    missing: { text: string; again: string };
    load: () => Promise<{ default: string }>;
    /** The words that only some pages need. */
    more: () => Promise<{ default: string }>;
  }
  /** The languages there are, and the ways to their words. */
  const LANGUAGES: Language[];
  export default LANGUAGES;
}

declare module "virtual:locale/en" {
  /** The words of the npm package in English. */
  const LANGUAGE: { code: string; text: string };
  export default LANGUAGE;
}
