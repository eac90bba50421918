// The engine's own thread: rules, pictures and bots never make the page wait.

import init from "./module/cloverleaf.js";
import address from "./module/cloverleaf_bg.wasm?url";
import { retried } from "../retry";
import { EngineFacade } from "./facade";
import { problemOf } from "./problem";
import { listen } from "./words";

const facade = new EngineFacade();
const ready = retried(() => init({ module_or_path: address }));

const learn = listen();

interface Call {
  id: number;
  method: keyof EngineFacade;
  args: unknown[];
  /** Words that are to be used from now on; nothing else is asked then. */
  words?: { code: string; text: string };
}

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  if (data.words) return learn(data.words.code, data.words.text);
  const { id, method, args } = data;
  try {
    await ready;
    const result = (facade[method] as (...args: unknown[]) => unknown).apply(facade, args);
    self.postMessage({ id, result });
  } catch (error) {
    self.postMessage({ id, problem: problemOf(error) });
  }
};
