declare module "virtual:languages" {
  interface Language {
    code: string;
    /** Its name in itself. */
    name: string;
    load: () => Promise<{ default: string }>;
    /** The words for whoever learns a game. */
    more: () => Promise<{ default: string }>;
  }
  /** The languages there are, and the ways to their words. */
  const LANGUAGES: Language[];
  export default LANGUAGES;
}
