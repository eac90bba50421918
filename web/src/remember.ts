// Small things remembered in this browser. One that remembers nothing, or has no room, still works.

export function recallText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text, or forgets it. */
export function rememberText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It is remembered until the page is left.
  }
}
