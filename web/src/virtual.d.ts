declare module "virtual:languages" {
  /** The languages there are, each with its name in itself and the way to its words. */
  const LANGUAGES: { code: string; name: string; load: () => Promise<{ default: string }> }[];
  export default LANGUAGES;
}
