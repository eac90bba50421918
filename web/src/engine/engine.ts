// The page's end of the engine: the worker's methods, each as a promise.

import type { House } from "./house";
import type { Problem } from "./types";

/** Something the engine would not do. Nothing has changed then. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export type Engine = {
  [Method in keyof House]: (...args: Parameters<House[Method]>) => Promise<ReturnType<House[Method]>>;
};

interface Answer {
  id: number;
  result?: unknown;
  problem?: Problem;
}

/** A question that was taken back before it was answered. */
export class Interrupted extends Error {}

interface Waiting {
  method: string;
  args: unknown[];
  resolve: (result: never) => void;
  reject: (error: Refused | Interrupted) => void;
}

/** What may take long and can be taken back. */
const THINKING = ["think", "advise"];

/** A worker, and who waits for an answer of it. */
class Office {
  private worker = this.open();
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  readonly engine = new Proxy({} as Engine, {
    get: (_, method) => (...args: unknown[]) => this.call(String(method), args),
  });

  private open(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const caller = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.problem) caller?.reject(new Refused(data.problem));
      else caller?.resolve(data.result as never);
    };
    return worker;
  }

  private call(method: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.calls += 1;
      this.waiting.set(this.calls, { method, args, resolve, reject });
      this.worker.postMessage({ id: this.calls, method, args });
    });
  }

  /** Ends all thinking. A worker cannot be asked to stop, so another takes over what else it was asked. */
  stopThinking(): void {
    const thinking = [...this.waiting].filter(([, { method }]) => THINKING.includes(method));
    if (thinking.length === 0) return;
    this.worker.terminate();
    this.worker = this.open();
    for (const [id, { reject }] of thinking) {
      this.waiting.delete(id);
      reject(new Interrupted());
    }
    for (const [id, { method, args }] of this.waiting) this.worker.postMessage({ id, method, args });
  }
}

let shared: Office | undefined;
let second: Office | undefined;

/** The engine that answers the page. */
export function engine(): Engine {
  shared ??= new Office();
  return shared.engine;
}

/** The engine that thinks for bots and hints, so that the other one always answers at once. */
export function thinker(): Engine {
  second ??= new Office();
  return second.engine;
}

/** Ends whatever bots think about, at once. */
export function interrupt(): void {
  second?.stopThinking();
}
