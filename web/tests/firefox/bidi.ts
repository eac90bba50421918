// A real Firefox, driven by WebDriver BiDi over the socket that it opens itself: no driver is needed.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BINARY = process.env["CLOVERLEAF_FIREFOX"] ?? "firefox-esr";

/** Without a welcome page, and with fingers. */
const PREFERENCES = {
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.w3c_touch_events.enabled": 1,
  "intl.accept_languages": "en-GB",
  "ui.prefersReducedMotion": 1,
};

interface Answer {
  id?: number;
  type: string;
  method?: string;
  result?: Record<string, unknown>;
  params?: { level?: string; text?: string; realm?: string; type?: string; context?: string; sandbox?: string };
  message?: string;
}

interface Waiting {
  done: (result: Record<string, unknown>) => void;
  fail: (why: Error) => void;
  /** The page that is asked, where that matters. */
  realm: string | undefined;
}

/** A page that is gone before it has answered. */
class Gone extends Error {}

export class Firefox {
  /** What the pages complained about. */
  readonly errors: string[] = [];
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private context = "";
  /** The page that is open now, under the name by which scripts are run in it. */
  private realm = "";

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Answer);
  }

  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "cloverleaf-firefox-"));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    const child = spawn(BINARY, ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    process.once("exit", () => child.kill("SIGKILL"));
    const socket = new WebSocket(`${await listening(child)}/session`);
    await new Promise((done, fail) => {
      socket.onopen = done;
      socket.onerror = fail;
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.send("session.new", { capabilities: {} });
    await firefox.send("session.subscribe", { events: ["log.entryAdded", "script.realmCreated", "script.realmDestroyed"] });
    const { contexts } = (await firefox.send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
    firefox.context = contexts[0]?.context ?? "";
    const { realms } = (await firefox.send("script.getRealms", { context: firefox.context, type: "window" })) as {
      realms: { realm: string }[];
    };
    firefox.realm = realms[0]?.realm ?? "";
    return firefox;
  }

  private hear(answer: Answer): void {
    const { method, params } = answer;
    if (method === "log.entryAdded" && params?.level === "error") this.errors.push(params.text ?? "");
    if (method === "script.realmCreated" && params?.type === "window" && params.context === this.context && !params.sandbox) {
      this.realm = params.realm ?? "";
      this.forget((realm) => realm !== this.realm);
    }
    if (method === "script.realmDestroyed") this.forget((realm) => realm === params?.realm);
    const asked = this.waiting.get(answer.id ?? -1);
    if (!asked) return;
    this.waiting.delete(answer.id ?? -1);
    if (answer.type === "success") asked.done(answer.result ?? {});
    else asked.fail(new Error(answer.message));
  }

  private send(method: string, params: Record<string, unknown>, realm?: string): Promise<Record<string, unknown>> {
    const id = (this.last += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => this.waiting.set(id, { done, fail, realm }));
  }

  /** Waits no longer for pages that are gone: not every version of Firefox answers for them. */
  private forget(gone: (realm: string) => boolean): void {
    for (const [id, { fail, realm }] of this.waiting) {
      if (realm === undefined || !gone(realm)) continue;
      this.waiting.delete(id);
      fail(new Gone(`the page ${realm} is gone`));
    }
  }

  async size(width: number, height: number): Promise<void> {
    await this.send("browsingContext.setViewport", { context: this.context, viewport: { width, height } });
  }

  async go(url: string): Promise<void> {
    await this.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  async reload(): Promise<void> {
    await this.send("browsingContext.reload", { context: this.context, wait: "complete" });
  }

  /** Asks something in the page, frame by frame, until there is an answer. */
  async until<Found>(ask: (arg: string) => Found | Promise<Found>, arg = ""): Promise<NonNullable<Found>> {
    const expression = `(async () => {
      const ask = ${ask.toString()};
      for (;;) {
        const found = await ask(${JSON.stringify(arg)});
        if (found !== undefined && found !== null && found !== false) return JSON.stringify(found);
        await new Promise(requestAnimationFrame);
      }
    })()`;
    const answer = await this.evaluate(expression);
    const { type, result, exceptionDetails } = answer as {
      type: string;
      result?: { value: string };
      exceptionDetails?: { text: string };
    };
    if (type !== "success" || !result) throw new Error(exceptionDetails?.text ?? "the page did not answer");
    return JSON.parse(result.value) as NonNullable<Found>;
  }

  /** Evaluates something in the page, or in the next one where the page begins anew meanwhile. */
  private async evaluate(expression: string): Promise<Record<string, unknown>> {
    for (;;) {
      const { realm } = this;
      try {
        return await this.send("script.evaluate", { expression, target: { realm }, awaitPromise: true }, realm);
      } catch (error) {
        if (!(error instanceof Gone) && !/destroyed|no such frame|navigat|realm/i.test(String(error))) throw error;
      }
    }
  }

  /** Touches a point of the page with a finger. */
  async touch(x: number, y: number): Promise<void> {
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await this.send("input.performActions", { context: this.context, actions: [finger] });
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.once("exit", done));
    await this.send("browser.close", {}).catch(() => this.child.kill());
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let heard = "";
    child.once("error", fail);
    child.once("exit", (code) => fail(new Error(`Firefox ended with ${code}: ${heard}`)));
    child.stderr?.on("data", (text: Buffer) => {
      heard += text.toString();
      const address = /listening on (ws:\S+)/.exec(heard)?.[1];
      if (address) found(address);
    });
  });
}
