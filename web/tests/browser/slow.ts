// A slow machine on any machine: the page's thread is slowed by the browser itself, and the engine's answers come as
// late as from a thread as slow. (Browsers can slow a page, but not its workers.)

import type { CDPSession, Page } from "@playwright/test";

declare global {
  interface Window {
    engine: {
      /** What the engine was asked, in order. */
      asked: string[];
      /** The same with what it was asked about. */
      calls: { method: string; args: unknown[] }[];
      /** Whether answers to this are kept back. */
      held: (method: string) => boolean;
      waiting: (() => void)[];
    };
  }
}

const sessions = new WeakMap<Page, CDPSession>();
const slowness = new WeakMap<Page, number>();

/** The line to the browser's own tools for a page. */
async function tools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Makes a page that has not been anywhere yet so many times slower, whatever it shows. */
export async function slow(page: Page, times: number): Promise<void> {
  slowness.set(page, times);
  await page.addInitScript(slowEngine, times);
  await pace(page, times);
}

/** Lets the page's thread run as fast as it can for a while. */
export async function unslowed<Found>(page: Page, work: () => Promise<Found>): Promise<Found> {
  await pace(page, 1);
  const found = await work();
  await pace(page, slowness.get(page) ?? 1);
  return found;
}

/** Slows the page's own thread. */
async function pace(page: Page, times: number): Promise<void> {
  await (await tools(page)).send("Emulation.setCPUThrottlingRate", { rate: times });
}

/** Two presses of the mouse so fast that nobody can have looked in between: the second does not wait for the first. */
export async function doubleClick(page: Page, x: number, y: number): Promise<void> {
  const session = await tools(page);
  const send = (type: "mouseMoved" | "mousePressed" | "mouseReleased", clickCount: number) =>
    session.send("Input.dispatchMouseEvent", { type, x, y, clickCount, button: type === "mouseMoved" ? "none" : "left" });
  await Promise.all([send("mouseMoved", 0), ...[1, 2].flatMap((count) => [send("mousePressed", count), send("mouseReleased", count)])]);
}

/** Keeps the engine's answers back, all or those to one question: a machine so slow that people are always faster. */
export async function hold(page: Page, only?: string): Promise<void> {
  await page.evaluate((only) => void (window.engine.held = (method) => method === (only ?? method)), only);
}

/** Gives the answers that were kept back, in their order, and keeps back no more. */
export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.engine.held = () => false;
    for (const deliver of window.engine.waiting.splice(0)) deliver();
  });
}

/** The milliseconds for which the page's thread kept a processor busy, whatever else the machine does. */
export async function worked(page: Page): Promise<number> {
  const session = await tools(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
}

/** Runs in the page, before anything else does. */
function slowEngine(times: number): void {
  const engine: Window["engine"] = (window.engine = { asked: [], calls: [], held: () => false, waiting: [] });
  window.Worker = slowed(window.Worker);

  function slowed(Fast: typeof Worker): typeof Worker {
    return class extends Fast {
      private readonly calls = new Map<number, { method: string; at: number }>();
      private last = Promise.resolve();

      override postMessage(call: { id: number; method: string; args: unknown[] }): void {
        this.calls.set(call.id, { method: call.method, at: performance.now() });
        engine.asked.push(call.method);
        engine.calls.push(call);
        super.postMessage(call);
      }

      override set onmessage(hear: (answer: MessageEvent<{ id: number }>) => void) {
        super.onmessage = (answer) => {
          const { method = "", at = 0 } = this.calls.get(answer.data.id) ?? {};
          const late = lateness(performance.now() - at);
          this.last = this.last.then(() => late).then(() => deliver(method, () => hear(answer)));
        };
      }
    };
  }

  /** As long again as the answer took, and again, until it has taken so many times as long. */
  function lateness(took: number): Promise<void> {
    return times > 1 ? new Promise((done) => setTimeout(done, took * (times - 1))) : Promise.resolve();
  }

  function deliver(method: string, answer: () => void): void {
    if (engine.held(method)) engine.waiting.push(answer);
    else answer();
  }
}
