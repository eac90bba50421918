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

type Waiting = { resolve: (result: never) => void; reject: (error: Refused) => void };

/** Starts an engine in a thread of its own. */
export function start(): Engine {
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
  return new Proxy({} as Engine, {
    get: (_, method) => (...args: unknown[]) => call(String(method), args),
  });
}

let shared: Engine | undefined;
let second: Engine | undefined;

/** The engine that answers the page. */
export function engine(): Engine {
  shared ??= start();
  return shared;
}

/** The engine that thinks for bots and hints, so that the other one always answers at once. */
export function thinker(): Engine {
  second ??= start();
  return second;
}
