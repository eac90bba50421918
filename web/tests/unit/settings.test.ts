// Settings as they are remembered, and what they change without a browser.

import { expect, it, vi } from "vitest";
import "./thread";
import { engine } from "../../src/engine/engine";
import { playsAtOnce } from "../../src/settings/confirming";
import { withCoordinates } from "../../src/settings/coordinates";
import { readSettings, settings, usual } from "../../src/settings/settings.svelte";
import { cut } from "../../src/table/layers";

it.each([null, "", "garbage", "null", "7", "[]", '{"pace":"warp","sound":"loud","size":200,"hand":null,"confirm":1}'])(
  "what was never remembered, or is nonsense, is as usual: %s",
  (text) => expect(readSettings(text)).toEqual(usual()),
);

it("what earlier versions remembered is kept, and what they did not know is as usual", () => {
  expect(readSettings('{"notation":true,"pace":"at-once","sound":false,"colour":"mauve"}')).toEqual({
    ...usual(),
    ...{ notation: true, pace: "at-once", sound: false },
  });
});

it("a browser that remembers nothing still has settings", () => {
  vi.stubGlobal("localStorage", undefined);
  settings.set({ size: 130 });
  expect(settings.kept.size).toBe(130);
  settings.reset();
  expect(settings.kept).toEqual(usual());
});

/** A turn in which something can be undone and something cannot. */
async function draft(): Promise<{ harmless: string; last: string }> {
  const setup = { game: "gridlock", options: {}, sitters: [{ name: "A" }, { name: "B" }] };
  await engine().open(setup, "5a".repeat(32));
  const start = async (seat: number) => engine().draft(setup, (await engine().now(seat)).view, seat, []);
  const first = (await engine().now(0)).turn.seats[0] ?? 1;
  const opening = await start(first);
  await engine().play(first, [opening.legal[0] ?? ""]);
  const second = (await engine().now(0)).turn.seats[0] ?? 1;
  await engine().play(second, [(await start(second)).legal[0] ?? ""]);
  const { legal } = await start((await engine().now(0)).turn.seats[0] ?? 1);
  return { harmless: legal.find((action) => action.startsWith("tile ")) ?? legal[0] ?? "", last: legal.at(-1) ?? "" };
}

it("asks before something chosen is done: always, when it is risky, or never", async () => {
  const { harmless } = await draft();
  const asked = async (confirm: (typeof settings)["confirm"], action: string, candidates: string[], danger = false) => {
    settings.set({ confirm });
    return !(await playsAtOnce(action, candidates, () => danger));
  };
  expect(await asked("always", harmless, [harmless])).toBe(true);
  expect(await asked("risky", harmless, [harmless])).toBe(false);
  expect(await asked("never", harmless, [harmless])).toBe(false);
  expect(await asked("never", harmless, [harmless, "another"]), "there is something to choose from").toBe(true);
  expect(await asked("never", harmless, [harmless], true), "there is danger").toBe(true);
  expect((await engine().drafted()).actions, "nothing was done by asking").toEqual([]);
});

it("asks when it is risky before what ends the turn", async () => {
  const setup = { game: "congestion", options: {}, sitters: [{ name: "A" }, { name: "B" }] };
  await engine().open(setup, "5a".repeat(32));
  const { view, turn } = await engine().now(1);
  const { legal } = await engine().draft(setup, view, turn.seats[0] ?? 1, []);
  const [action = ""] = legal;
  settings.set({ confirm: "risky" });
  expect(await playsAtOnce(action, [action], () => undefined)).toBe(false);
  settings.set({ confirm: "never" });
  expect(await playsAtOnce(action, [action], () => undefined)).toBe(true);
});

it("writes the name of every place on the board once, and leaves the layers of the picture as they are", async () => {
  const setup = { game: "gridlock", options: {}, sitters: [{ name: "A" }, { name: "B" }] };
  await engine().open(setup, "5a".repeat(32));
  const { view } = await engine().now(1);
  const plain = await engine().picture("gridlock", view, { dark: false, marks: [], notes: [], panel: false });
  const { svg } = withCoordinates(plain);
  for (const name of new Set(plain.scene.places.map(({ notation }) => notation))) {
    expect(svg.split(`">${name}</text>`).length - plain.svg.split(`">${name}</text>`).length, name).toBe(1);
  }
  expect(cut(svg).slice(0, -1)).toEqual(cut(plain.svg).slice(0, -1));
});
