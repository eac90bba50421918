// A list of tables, of which as many pages are shown as somebody asked for.

import type { Card } from "./wire";

/** As many cards make a page. */
export const PAGE = 20;
/** As many of one host are asked for at once. */
const OF_HOST = 50;

type Ask = (which: { limit: string; after?: string; host?: string }) => Promise<Card[]>;

export class Pages {
  cards: Card[] = $state.raw([]);
  /** Whether there is another page. */
  more = $state(false);
  private pages = 1;
  /** Whose tables are all shown. */
  private readonly hosts = new Set<string>();

  constructor(
    private readonly ask: Ask,
    private readonly shows: (card: Card) => boolean = () => true,
  ) {}

  /** Asks again for what is shown. */
  async refresh(): Promise<void> {
    const found: Card[] = [];
    let page: Card[] = [];
    for (let number = 0; number < this.pages; number += 1) {
      const after = found.at(-1)?.after;
      page = await this.ask({ limit: String(PAGE), ...(after ? { after } : {}) });
      found.push(...page);
      if (page.length < PAGE) break;
    }
    const wanted = found.flatMap(({ host, more_of_host }) => (host && more_of_host && this.hosts.has(host) ? [host] : []));
    const theirs = await Promise.all(wanted.map((host) => this.ask({ host, limit: String(OF_HOST) })));
    this.more = page.length === PAGE;
    this.cards = this.gathered(found, theirs.flat());
  }

  /** Each table once, those of a host together; the list may have moved on between two pages. */
  private gathered(found: Card[], theirs: Card[]): Card[] {
    const known = new Set<string>();
    const once = (card: Card) => !known.has(card.id) && known.add(card.id) && this.shows(card);
    return found.flatMap((card) => {
      if (!card.host || !this.hosts.has(card.host)) return once(card) ? [card] : [];
      return [{ ...card, more_of_host: 0 }, ...(card.more_of_host ? theirs.filter(({ host }) => host === card.host) : [])].filter(once);
    });
  }

  /** Shows another page. */
  async next(): Promise<void> {
    this.pages += 1;
    await this.refresh();
  }

  /** Shows all that somebody opened. */
  async all(host: string): Promise<void> {
    this.hosts.add(host);
    await this.refresh();
  }
}
