// Which signs today's delivery drives on, and from when today's signs count.

import type { Message } from "../../../words";
import type { View } from "../../views/tango";

export function counts({ stage, day, prices }: View): Message | undefined {
  if (stage !== "orders") return undefined;
  const drives = prices.rush !== null;
  if (!drives) return { key: "tango-counts-signs", args: { next: day } };
  return prices.extra === null
    ? { key: "tango-counts-drive", args: { delivery: day - 1 } }
    : { key: "tango-counts-both", args: { delivery: day - 1, next: day } };
}
