// As much of a browser as the page's own code needs in Node.

import { vi } from "vitest";

/** What is kept in the browser, by its key. */
export function browser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  vi.stubGlobal(
    "Worker",
    class {
      postMessage(): void {}
    },
  );
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }), addEventListener: () => {} });
  return kept;
}
