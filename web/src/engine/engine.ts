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

type Waiting = { resolve: (result: never) => void; reject: (error: Refused | Interrupted) => void };

/** Starts an engine in a thread of its own. */
export const start = (): Engine => launch().engine;

function launch(): { engine: Engine; stop: () => void } {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.problem) caller?.reject(new Refused(data.problem));
    else caller?.resolve(data.result as never);
  };
  const call = (method: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.postMessage({ id: calls, method, args });
    });
  const engine = new Proxy({} as Engine, {
    get: (_, method) => (...args: unknown[]) => call(String(method), args),
  });
  const stop = () => {
    worker.terminate();
    for (const caller of waiting.values()) caller.reject(new Interrupted());
  };
  return { engine, stop };
}

let shared: Engine | undefined;
let second: ReturnType<typeof launch> | undefined;

/** The engine that answers the page. */
export function engine(): Engine {
  shared ??= start();
  return shared;
}

/** The engine that thinks for bots and hints, so that the other one always answers at once. */
export function thinker(): Engine {
  second ??= launch();
  return second.engine;
}

/** Ends whatever is being thought about, at once: a bot cannot be asked to stop, but it can be sent home. */
export function interrupt(): void {
  second?.stop();
  second = undefined;
}
