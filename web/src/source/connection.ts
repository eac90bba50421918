// A connection that comes back by itself. What is asked over it is asked again under the same name until it is
// answered, which a server does once; so a cut in between is nothing anybody needs to know of.

import type { Message, Problem, Request } from "../online/wire";

/** As much of a WebSocket as is needed. An empty message asks whether the other side is there, and is the answer to it. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  hear(message: Message): void;
  /** The connection is there, or gone. */
  changed(connected: boolean): void;
}

export type Named = Request & { id: string };

interface Asked {
  request: Named;
  answer: (problem: Problem | undefined) => void;
  at: number;
}

const LONGEST = 8_000;
/** How long to wait for a greeting, or for an answer, before trying another connection. */
const PATIENCE = 6_000;
const WATCH = 500;
/** So many looks without a word, and the other side is asked whether it is there. */
const BEAT = 3;
/** So many looks without an answer to that, and the connection counts as gone, though nobody said so. */
const UNANSWERED = 4;

/** How long to wait before trying again: longer each time, and not all at the same moment. */
export function delay(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST, 250 * 2 ** attempt) * (0.5 + random);
}

export class Connection {
  private wire: Wire | undefined;
  /** One that has not greeted yet; the old one stays until it does. */
  private trying: Wire | undefined;
  private tried = 0;
  /**
   * How often there was nothing new to hear. Looks are counted and not seconds: a page that slept has not waited, and
   * what came for it meanwhile is heard first.
   */
  private silent = 0;
  private attempt = 0;
  private pause: number | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly asked = new Map<string, Asked>();

  constructor(
    private readonly dial: () => Wire,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.watch ??= setInterval(() => this.look(), WATCH);
    this.connect();
  }

  stop(): void {
    clearInterval(this.watch);
    clearTimeout(this.retry);
    for (const wire of [this.wire, this.trying]) this.drop(wire);
    this.wire = this.trying = undefined;
  }

  /** Asks until it is answered. */
  ask(request: Named): Promise<Problem | undefined> {
    return new Promise((answer) => {
      this.asked.set(request.id, { request, answer, at: Date.now() });
      this.wire?.send(JSON.stringify(request));
    });
  }

  /** Takes a fresh connection at once, because the server would not know the old one's person. */
  reopen(): void {
    this.drop(this.wire);
    this.wire = undefined;
    clearTimeout(this.retry);
    this.connect();
  }

  /** Somebody looks again: a connection that died meanwhile is noticed as soon as it does not answer. */
  rouse(): void {
    if (!this.wire) return this.renew();
    this.silent = BEAT;
    this.wire.send("");
  }

  /** Takes a fresh connection, and lets the old one go when that has greeted. */
  renew(): void {
    clearTimeout(this.retry);
    this.attempt = 0;
    if (!this.trying) this.connect();
  }

  private connect(): void {
    this.drop(this.trying);
    const wire = (this.trying = this.dial());
    this.tried = Date.now();
    wire.onmessage = ({ data }) => {
      if (wire === this.wire) this.awake();
      if (data) this.heard(wire, JSON.parse(data) as Message);
    };
    wire.onclose = () => this.ended(wire);
  }

  private drop(wire: Wire | undefined): void {
    if (!wire) return;
    wire.onmessage = wire.onclose = null;
    wire.close();
  }

  /** There was something to hear, so the connection is there, whatever was thought of it. */
  private awake(): void {
    if (this.lost) this.listener.changed(true);
    this.silent = 0;
  }

  /** Whether the connection has not answered for so long that it counts as gone. */
  private get lost(): boolean {
    return this.silent >= BEAT + UNANSWERED;
  }

  private heard(wire: Wire, message: Message): void {
    if (message.type === "hello") this.greeted(wire);
    if (message.type === "bye") this.pause = message.reconnect;
    if (message.type === "done" || (message.type === "refused" && message.id)) this.answered(message);
    else this.listener.hear(message);
    if (message.type === "hello") this.repeat();
  }

  private greeted(wire: Wire): void {
    if (wire !== this.wire) this.drop(this.wire);
    this.wire = wire;
    if (wire === this.trying) this.trying = undefined;
    this.attempt = this.silent = 0;
    this.listener.changed(true);
  }

  private repeat(): void {
    for (const { request } of this.asked.values()) this.wire?.send(JSON.stringify(request));
  }

  private answered(message: Extract<Message, { type: "done" | "refused" }>): void {
    const asked = this.asked.get(message.id ?? "");
    if (!asked) return;
    const problem = message.type === "refused" ? message.problem : undefined;
    // Whoever talks too fast is told so; everything else just waits.
    const waits = problem?.code === "unavailable" || (problem?.code === "too-fast" && asked.request.do !== "say");
    if (waits && problem?.wait !== undefined) {
      setTimeout(() => this.wire?.send(JSON.stringify(asked.request)), problem.wait * 1000);
      return;
    }
    this.asked.delete(asked.request.id);
    asked.answer(problem);
  }

  private ended(wire: Wire): void {
    if (wire === this.trying) this.trying = undefined;
    if (wire === this.wire) {
      this.wire = undefined;
      this.listener.changed(false);
    }
    if (this.trying) return;
    clearTimeout(this.retry);
    const after = this.pause ?? 0;
    this.pause = undefined;
    this.retry = setTimeout(() => this.connect(), after + delay(this.attempt));
    this.attempt += 1;
  }

  /** Notices what a browser does not tell: a greeting or an answer that does not come, a connection that is gone. */
  private look(): void {
    const now = Date.now();
    if (this.wire) this.listen(this.wire);
    if (this.trying) {
      if (now - this.tried > PATIENCE) this.giveUp(this.trying);
      return;
    }
    const late = [...this.asked.values()].some(({ at }) => now - Math.max(at, this.tried) > PATIENCE);
    if (this.wire && late) this.renew();
  }

  /** Asks a silent connection whether it is there, and takes another where there is no answer. */
  private listen(wire: Wire): void {
    if (this.lost) return;
    this.silent += 1;
    if (this.silent === BEAT) wire.send("");
    if (!this.lost) return;
    this.listener.changed(false);
    this.renew();
  }

  private giveUp(wire: Wire): void {
    this.drop(wire);
    this.ended(wire);
  }
}

/** A name nobody else has for a request. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
