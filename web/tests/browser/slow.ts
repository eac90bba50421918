// A slow machine on any machine: the page's thread is slowed by the browser itself, and the engine's answers come as
// late as from a thread as slow. (Browsers can slow a page, but not its workers.)

import type { CDPSession, Page } from "@playwright/test";

declare global {
  interface Window {
    engine: { held: boolean; waiting: (() => void)[] };
  }
}

const sessions = new WeakMap<Page, CDPSession>();

/** The line to the browser's own tools for a page. */
export async function tools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Makes a page that has not been anywhere yet so many times slower, whatever it shows. */
export async function slow(page: Page, times: number): Promise<void> {
  await page.addInitScript(slowEngine, times);
  await pace(page, times);
}

/** Slows the page's own thread. */
export async function pace(page: Page, times: number): Promise<void> {
  await (await tools(page)).send("Emulation.setCPUThrottlingRate", { rate: times });
}

/** Keeps the engine's answers back until `release`: a machine so slow that somebody is always faster. */
export async function hold(page: Page): Promise<void> {
  await page.evaluate(() => void (window.engine.held = true));
}

export async function release(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.engine.held = false;
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
  const engine: Window["engine"] = (window.engine = { held: false, waiting: [] });
  window.Worker = slowed(window.Worker);

  function slowed(Fast: typeof Worker): typeof Worker {
    return class extends Fast {
      private readonly asked = new Map<number, number>();
      private last = Promise.resolve();

      override postMessage(call: { id: number }): void {
        this.asked.set(call.id, performance.now());
        super.postMessage(call);
      }

      override set onmessage(hear: (answer: MessageEvent<{ id: number }>) => void) {
        super.onmessage = (answer) => {
          const late = this.late(answer.data.id);
          this.last = this.last.then(() => late).then(() => deliver(() => hear(answer)));
        };
      }

      /** As long again as the answer took, and again, until it took so many times as long. */
      private late(id: number): Promise<void> {
        const took = performance.now() - (this.asked.get(id) ?? 0);
        this.asked.delete(id);
        return times > 1 ? new Promise((done) => setTimeout(done, took * (times - 1))) : Promise.resolve();
      }
    };
  }

  function deliver(answer: () => void): void {
    if (engine.held) engine.waiting.push(answer);
    else answer();
  }
}
