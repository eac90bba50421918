// The rules pages there are. Each is a chunk of its own, fetched when it is first read.

import { fetched } from "../parts";
import { OWNERS, type RulesPage } from "./page";

/** In the order in which they are offered. */
export const PAGES = Object.values(OWNERS);

const FILES = import.meta.glob<RulesPage>("../../../docs/rules/*.*.md", { query: "?rules", import: "default" });
/** Why we ruled as we did: what rules pages link to, by number. */
const DECISIONS = import.meta.glob<RulesPage>("../../../docs/decisions/{01,02,03,04,08}*.md", { query: "?rules", import: "default" });

export async function page(name: string, language: string): Promise<RulesPage | undefined> {
  // The rules are translated apart from the words; where they are not, they are in English.
  const file = FILES[`../../../docs/rules/${name}.${language}.md`] ?? FILES[`../../../docs/rules/${name}.en.md`];
  const decision = Object.keys(DECISIONS).find((path) => path.includes(`/${name}-`));
  const wanted = file ?? (decision ? DECISIONS[decision] : undefined);
  return wanted && fetched(wanted);
}
