// The page's end of the engine: the worker's methods, each as a promise.

import type { EngineFacade } from "./facade";
import type { Problem } from "./types";

/** Something the engine would not do. Nothing has changed then. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export type Engine = {
  [Method in keyof EngineFacade]: (...args: Parameters<EngineFacade[Method]>) => Promise<ReturnType<EngineFacade[Method]>>;
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
const THINKING = ["botPlays", "hints"];

/** How long it is waited before another worker is tried, in milliseconds. */
const PAUSE = 1_000;

/** The words in which pictures are written. */
interface Lesson {
  code: string;
  text: string;
}

let lesson: Lesson | undefined;

/** A worker, and who waits for an answer of it. */
class WorkerClient {
  /** The game that a worker has to open first when it takes over. */
  kept: (() => Parameters<EngineFacade["restore"]>) | undefined;
  private worker = this.open();
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  readonly engine = new Proxy({} as Engine, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        this.call(String(method), args),
  });

  private open(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    let heard = false;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      heard = true;
      const caller = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.problem) caller?.reject(new Refused(data.problem));
      else caller?.resolve(data.result as never);
    };
    // One whose script was broken off never answers; another is asked the same.
    worker.onerror = () => {
      if (!heard) setTimeout(() => worker === this.worker && this.replace(), PAUSE);
    };
    if (lesson) worker.postMessage({ words: lesson });
    return worker;
  }

  /** Another worker takes over what this one was asked. */
  private replace(): void {
    this.worker.terminate();
    this.worker = this.open();
    if (this.kept) this.worker.postMessage({ id: 0, method: "restore", args: this.kept() });
    for (const [id, { method, args }] of this.waiting) this.worker.postMessage({ id, method, args });
  }

  /** Pictures asked for from now on are written in other words. */
  teach(words: Lesson): void {
    this.worker.postMessage({ words });
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
    for (const [id, { reject }] of thinking) {
      this.waiting.delete(id);
      reject(new Interrupted());
    }
    this.replace();
  }
}

let shared: WorkerClient | undefined;
let second: WorkerClient | undefined;

/** Gives the engines the words of a language. */
export function teach(code: string, text: string): void {
  lesson = { code, text };
  shared?.teach(lesson);
  second?.teach(lesson);
}

/** The engine that answers the page. */
export function engine(): Engine {
  shared ??= new WorkerClient();
  return shared.engine;
}

function thinking(): WorkerClient {
  second ??= new WorkerClient();
  return second;
}

/** The engine that has the game and thinks for bots and hints, so that the other one always answers at once. */
export const thinker = (): Engine => thinking().engine;

/** Says which game the thinking engine has, for when it is interrupted. */
export function keepGame(kept: () => Parameters<EngineFacade["restore"]>): void {
  thinking().kept = kept;
}

/** Ends whatever bots think about, at once. */
export function interrupt(): void {
  second?.stopThinking();
}
