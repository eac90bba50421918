// The rules pages there are. Each is a chunk of its own, fetched when it is first read.

import type { Language } from "../lang.svelte";
import type { RulesPage } from "./page";

/** In the order in which they are offered. */
export const PAGES = ["gridlock", "congestion", "tango", "rightofway", "common"] as const;

const FILES = import.meta.glob<RulesPage>("../../../docs/rules/*.*.md", { query: "?rules", import: "default" });

export async function page(name: string, language: Language): Promise<RulesPage | undefined> {
  return FILES[`../../../docs/rules/${name}.${language}.md`]?.();
}
