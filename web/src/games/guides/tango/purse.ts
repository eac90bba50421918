// The viewer's garnets: what is there, what is planned, what would be left.

import type { Message } from "../../../words";
import type { View } from "../../views/tango";

/** Something that garnets buy today. */
interface Buy {
  label: Message;
  price: number;
  planned: boolean;
}

export interface Purse {
  /** What was there when the day began. */
  now: number;
  /** What would be left of it. */
  left: number;
  buys: Buy[];
}

/** Nothing for whoever only watches. */
export function purse({ purse: now, prices, orders }: View): Purse | undefined {
  if (now === null) return undefined;
  const buys: Buy[] = [];
  if (prices.rush !== null) {
    buys.push({ label: { key: "tango-buy-rush" }, price: prices.rush, planned: Boolean(orders?.route.rush) });
  }
  if (prices.extra !== null) {
    buys.push({ label: { key: "tango-buy-extra" }, price: prices.extra, planned: Boolean(orders?.extra) });
  }
  const spent = buys.filter(({ planned }) => planned).reduce((sum, { price }) => sum + price, 0);
  return { now, left: now - spent, buys };
}
