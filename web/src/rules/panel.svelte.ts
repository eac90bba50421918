// The rules over whatever is on the screen: the game stays where it is.

/** What is read: a page, at one of its clauses or at its beginning. */
export interface Reading {
  page: string;
  clause?: string | undefined;
}

class Panel {
  reading: Reading | undefined = $state.raw();

  open(page: string, clause?: string): void {
    this.reading = { page, clause };
  }

  close(): void {
    this.reading = undefined;
  }
}

export const panel = new Panel();
