// What I plan at a table on a server, and what has become of it.

import { ask } from "../online/api";
import type { Plan, PlanNow, PlanStep } from "../online/wire";
import { added } from "./lines";

export class MyPlan {
  /** Unknown until the server has been asked. */
  now: PlanNow | undefined = $state.raw();
  private readonly path: string;

  constructor(table: string) {
    this.path = `/api/tables/${encodeURIComponent(table)}/plan`;
  }

  get kept(): boolean {
    return this.now?.state === "kept";
  }

  /** Asks what has become of it. Without an answer nothing is known, and it is asked again. */
  async look(): Promise<void> {
    this.now = await (ask("GET", this.path) as Promise<PlanNow>).catch(() => this.now);
  }

  /** Keeps one more line. */
  async keep(line: PlanStep[], seat: number): Promise<void> {
    const lines = added(this.kept ? (this.now?.lines ?? []) : [], line, seat);
    this.now = (await ask("PUT", this.path, { lines } satisfies Plan)) as PlanNow;
  }

  async drop(): Promise<void> {
    await ask("DELETE", this.path);
    this.now = { state: "none", lines: [], at: 0 };
  }
}
