// What can be said about playing online without a server: lines, clocks, lists, and a connection that comes back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ago, left, span } from "../../src/online/clock";
import { read, told } from "../../src/online/lines";
import { PAGE, Pages } from "../../src/online/pages.svelte";
import { clockWords, free } from "../../src/online/tables";
import type { Card, Message, Now, Place } from "../../src/online/wire";
import { Connection, delay, fresh, type Named, type Wire } from "../../src/source/connection";

describe("lines of a record", () => {
  it("tell who and what", () => {
    expect(read("2 go E")).toEqual({ seat: 2, text: "go E" });
    expect(read("chance corner 1 A1")).toEqual({ text: "corner 1 A1" });
    expect(read("table resign 3")).toEqual({ text: "table resign 3" });
    expect(read("3 sign ? ?")).toEqual({ seat: 3, text: "sign ? ?" });
  });

  it("are numbered on from what is known", () => {
    const seen = told(
      [
        { kind: "sat", seat: 2, name: "Bo", events: ["chance corner 1 A1"] },
        { kind: "rose", seat: 1 },
        { kind: "played", seat: 1, events: ["1 go N", "1 seal"] },
      ],
      4,
    );
    expect(seen).toEqual([
      { v: 5, text: "corner 1 A1" },
      { v: 6, seat: 1, text: "go N" },
      { v: 7, seat: 1, text: "seal" },
    ]);
  });
});

describe("clocks", () => {
  it.each([
    [0, "span-clock", { time: "0:00" }],
    [1, "span-clock", { time: "0:01" }],
    [29_000, "span-clock", { time: "0:29" }],
    [61_000, "span-clock", { time: "1:01" }],
    [90 * 60_000, "span-clock", { time: "90:00" }],
    [3 * 3_600_000 + 5 * 60_000, "span-hours", { hours: 3, minutes: 5 }],
    [2 * 86_400_000 + 4 * 3_600_000 + 59 * 60_000, "span-days", { days: 2, hours: 4 }],
  ])("show %d ms", (ms, key, args) => {
    expect(span(ms)).toEqual({ key, args });
  });

  it("count down only while they run, and never below nothing", () => {
    expect(left(5_000, 2_000, true)).toBe(3_000);
    expect(left(5_000, 2_000, false)).toBe(5_000);
    expect(left(5_000, 9_000, true)).toBe(0);
  });

  it("tell how long ago something was", () => {
    expect(ago(30_000)).toEqual({ value: 0, unit: "second" });
    expect(ago(3 * 60_000)).toEqual({ value: -3, unit: "minute" });
    expect(ago(49 * 3_600_000)).toEqual({ value: -2, unit: "day" });
  });

  it("have words", () => {
    expect(clockWords({ kind: "live", minutes: 5, increment: 0 })).toEqual({ key: "clock-is-live", args: { minutes: 5, increment: 0 } });
    expect(clockWords({ kind: "none" })).toEqual({ key: "clock-is-none" });
  });
});

describe("lists", () => {
  const place = (sitter: Place["sitter"]): Place => ({ seat: 1, sitter, here: true });
  const card = (id: string, more: Partial<Card> = {}): Card => ({
    id,
    game: "tango",
    status: "open",
    seats: [],
    turn: { kind: "waiting", seats: [] },
    your_turn: false,
    changed: 0,
    clock: { kind: "none" },
    public: true,
    after: `after ${id}`,
    ...more,
  });
  /** A server that has these tables, a page at a time, and these of one host. */
  const serve =
    (tables: Card[], theirs: Card[] = []) =>
    ({ limit, after, host }: { limit: string; after?: string; host?: string }): Promise<Card[]> => {
      const from = tables.findIndex((one) => one.after === after) + 1;
      return Promise.resolve(host ? theirs : tables.slice(from, from + Number(limit)));
    };
  const ids = (pages: Pages) => pages.cards.map(({ id }) => id);

  it("are shown a page at a time, and as many again when they are asked for anew", async () => {
    const tables = Array.from({ length: PAGE + 5 }, (_, number) => card(`t${number}`));
    let server = serve(tables);
    const pages = new Pages((which) => server(which));
    await pages.refresh();
    expect([pages.cards.length, pages.more]).toEqual([PAGE, true]);
    await pages.next();
    expect([pages.cards.length, pages.more]).toEqual([PAGE + 5, false]);
    // Somebody opened one meanwhile; none is shown twice.
    server = serve([card("new"), ...tables, ...tables.slice(0, 2)]);
    await pages.refresh();
    expect(ids(pages).slice(0, 2)).toEqual(["new", "t0"]);
    expect(new Set(ids(pages)).size).toBe(PAGE + 6);
  });

  it("show all of one host when somebody wants them", async () => {
    const shown = [card("a", { host: "m" }), card("b", { host: "m", more_of_host: 2 }), card("mine", { you: 1 }), card("z")];
    const theirs = [card("a", { host: "m" }), card("b", { host: "m" }), card("c", { host: "m" }), card("d", { host: "m" })];
    const pages = new Pages(serve(shown, theirs), ({ you }) => you === undefined);
    await pages.refresh();
    expect(ids(pages)).toEqual(["a", "b", "z"]);
    await pages.all("m");
    expect(ids(pages)).toEqual(["a", "b", "c", "d", "z"]);
    expect(pages.cards.some(({ more_of_host }) => more_of_host)).toBe(false);
  });

  it("count free seats", () => {
    expect(free([place("open"), place("invited"), place("person"), place("bot")])).toBe(2);
  });
});

/** A server's end of a connection. */
class End implements Wire {
  sent: Named[] = [];
  /** How often it was asked whether it is there. */
  beats = 0;
  closed = false;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send(text: string): void {
    if (text) this.sent.push(JSON.parse(text) as Named);
    else this.beats += 1;
  }
  close(): void {
    this.closed = true;
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Says that it is there. */
  beat(): void {
    this.onmessage?.({ data: "" });
  }
  greet(): void {
    this.say({ type: "hello", happened: [], now: { v: 1 } as Now, table: {} as never });
  }
  cut(): void {
    this.onclose?.();
  }
}

describe("a connection", () => {
  let ends: End[];
  let states: boolean[];
  let heard: string[];
  let connection: Connection;
  const last = () => ends.at(-1) as End;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    [ends, states, heard] = [[], [], []];
    const dial = () => (ends.push(new End()), last());
    connection = new Connection(dial, { hear: ({ type }) => heard.push(type), changed: (there) => states.push(there) });
    connection.start();
  });
  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("waits longer each time, up to a limit, and not everybody alike", () => {
    expect([0, 1, 2, 9].map((attempt) => delay(attempt, 0.5))).toEqual([250, 500, 1000, 8000]);
    expect(delay(0, 0)).toBeLessThan(delay(0, 0.9));
  });

  it("comes back after a cut, and asks again under the same name what was not answered", async () => {
    last().greet();
    const request: Named = { id: fresh(), do: "resign" };
    const answered = connection.ask(request);
    expect(last().sent).toEqual([request]);
    last().cut();
    expect(states).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(300);
    expect(ends).toHaveLength(2);
    expect(last().sent, "nothing is sent before the greeting").toEqual([]);
    last().greet();
    expect(last().sent).toEqual([request]);
    last().say({ type: "done", id: request.id, v: 7 });
    expect(await answered).toBeUndefined();
    last().cut();
    await vi.advanceTimersByTimeAsync(300);
    last().greet();
    expect(last().sent, "what is answered is not asked again").toEqual([]);
  });

  it("tells why something was refused, and repeats what only has to wait", async () => {
    last().greet();
    const answered = connection.ask({ id: "a", do: "rise" });
    last().say({ type: "refused", id: "a", problem: { code: "too-fast", text: "slowly", wait: 2 } });
    await vi.advanceTimersByTimeAsync(2_100);
    expect(last().sent).toHaveLength(2);
    last().say({ type: "refused", id: "a", problem: { code: "started", text: "the game has started" } });
    expect(await answered).toMatchObject({ code: "started" });
    const said = connection.ask({ id: "b", do: "say", to: "players", text: "hi" });
    last().say({ type: "refused", id: "b", problem: { code: "too-fast", text: "slowly", wait: 9 } });
    expect(await said, "whoever talks too fast is told so").toMatchObject({ code: "too-fast", wait: 9 });
  });

  it("does not come back before a server that stops is there again", async () => {
    last().greet();
    last().say({ type: "bye", reconnect: 5_000 });
    last().cut();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ends).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(ends).toHaveLength(2);
  });

  it("lets the old connection go only when the new one has greeted", () => {
    const [old] = ends;
    last().greet();
    connection.renew();
    expect(old?.closed).toBe(false);
    last().greet();
    expect(old?.closed).toBe(true);
    expect(states).toEqual([true, true]);
  });

  it("tries another when no greeting or no answer comes", async () => {
    await vi.advanceTimersByTimeAsync(9_000);
    expect(ends.length).toBeGreaterThan(1);
    last().greet();
    const count = ends.length;
    void connection.ask({ id: "b", do: "rise" });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(ends.length).toBeGreaterThan(count);
    last().greet();
    expect(last().sent.map(({ id }) => id)).toEqual(["b"]);
  });

  it("notices within four seconds that nobody answers, though nobody has hung up", async () => {
    last().greet();
    const [hole] = ends;
    const answered = connection.ask({ id: "c", do: "resign" });
    await vi.advanceTimersByTimeAsync(4_000);
    expect([hole?.beats, hole?.closed, states]).toEqual([1, false, [true, false]]);
    expect(ends, "another is tried").toHaveLength(2);
    last().greet();
    expect([hole?.closed, states]).toEqual([true, [true, false, true]]);
    expect(last().sent.map(({ id }) => id)).toEqual(["c"]);
    last().say({ type: "done", id: "c", v: 2 });
    expect(await answered).toBeUndefined();
  });

  it("stays while there are answers, and comes back by a late one", async () => {
    last().greet();
    const [end] = ends;
    for (let second = 0; second < 30; second += 1) {
      await vi.advanceTimersByTimeAsync(1_500);
      end?.beat();
    }
    expect([ends.length, states, (end?.beats ?? 0) > 20]).toEqual([1, [true], true]);
    await vi.advanceTimersByTimeAsync(4_000);
    end?.beat();
    expect(states).toEqual([true, false, true]);
  });

  it("asks at once when somebody looks again", async () => {
    last().greet();
    connection.rouse();
    expect(last().beats).toBe(1);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(states).toEqual([true, false]);
  });
});
