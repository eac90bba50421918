// What a rules page is, for the build that writes it and the browser that shows it.

export interface RulesPage {
  title: string;
  /** Its parts, in order. */
  sections: { id: string; title: string }[];
  /** The sentences that sum the game up, as HTML. */
  summary: string[];
  html: string;
}

/** Whose clauses begin with these letters, in the order in which the pages are offered. */
export const OWNERS: Record<string, string> = {
  GB: "gridlock",
  TC: "congestion",
  TT: "tango",
  RW: "rightofway",
  X: "common",
};

/** The page on which a clause stands; none for what is no clause, such as `turn`. */
export function owner(clause: string | undefined): string | undefined {
  return /^[A-Z]+-\d/.test(clause ?? "") ? OWNERS[clause?.split("-")[0] ?? ""] : undefined;
}
