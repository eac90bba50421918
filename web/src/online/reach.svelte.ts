// By which address others reach this server. Links made on the machine it runs on would lead them to their own.

import { ask } from "./api";
import type { Reach } from "./wire";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

class Reached {
  /** What links begin with. */
  base = $state(location.origin);
  /** Whether a link made here leads nobody anywhere, everybody in the network, or is as good as any. */
  by: "here" | "network" | "name" = $state("name");
  private asked: Promise<void> | undefined;

  /** Finds out, once. */
  find(): void {
    if (HERE.includes(location.hostname)) this.asked ??= this.look().catch(() => undefined);
  }

  private async look(): Promise<void> {
    const { address } = (await ask("GET", "/api/reach")) as Reach;
    this.by = address ? "network" : "here";
    if (address) this.base = address;
  }

  /** The link to a table. An invitation stands behind the hash, which no server and no messenger sees. */
  link(table: string, invite?: string): string {
    return `${this.base}/t/${table}${invite ? `#invite=${invite}` : ""}`;
  }
}

export const reached = new Reached();
