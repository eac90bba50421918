// A finished game on a custom city: its record only names the city, so the file goes with it.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "./module";
import { Refused } from "../../src/engine/engine";
import { EngineFacade } from "../../src/engine/facade";
import type { Problem, Setup } from "../../src/engine/types";
import { pack, unpack } from "../../src/replay/link";
import { lacksFile, together } from "../../src/replay/record";
import { attach } from "../../src/source/attach";

const crossroads = readFileSync(new URL("../../../boards/crossroads.toml", import.meta.url), "utf8");
const city = crossroads.replace(/^name = "crossroads"$/m, 'name = "springfield"');
const setup: Setup = {
  game: "gridlock",
  options: { board: city, turn_limit: 2 },
  sitters: [1, 2].map((number) => ({ name: `Bot ${number}`, bot: "random" })),
};

function finished(): string {
  const facade = new EngineFacade();
  facade.open(setup, "07".repeat(32));
  for (let [seed, { now }] = [1n, facade.standing(0)]; now.status === "running"; seed += 1n) ({ now } = facade.botPlays(0, true, seed));
  return facade.record(true);
}

/** Why the engine will not open a record. */
function refusal(record: string): Refused {
  try {
    new EngineFacade().openReplay(record);
  } catch (error) {
    return new Refused(JSON.parse(String(error)) as Problem);
  }
  throw new Error("it was opened");
}

describe("a game on a custom city", () => {
  const record = finished();

  it("is looked at again, reviewed and proven with its file, also from a link", async () => {
    const whole = await unpack(await pack(attach(record, setup.options)));
    const facade = new EngineFacade();
    const opened = facade.openReplay(whole);
    expect(opened).toMatchObject({ game: "gridlock", over: true });
    expect(String(opened.options["board"]).trim()).toBe(city.trim());
    expect(facade.replayAt(opened.length, undefined).now.status).toBe("finished");
    expect(facade.story(whole).course.length).toBeGreaterThan(0);
    expect(facade.openReview(whole).length).toBeGreaterThan(0);
    expect(facade.verify(whole).draws).toBe("proven");
  });

  it("can be played on from any position", () => {
    const save = new EngineFacade().branch(setup, attach(record, setup.options), 20, 1, []);
    expect(save).toMatch(/^option board springfield#/m);
  });

  it("without its file asks for it, and takes it when it comes", () => {
    expect(lacksFile(record, refusal(record))).toBe(true);
    expect(together([city], record)).toBe(attach(record, setup.options));
    expect(together([city, record], undefined)).toBe(attach(record, setup.options));
    expect(lacksFile(record, refusal(record.replace(/^1 .*$/m, "1 fly away")))).toBe(true);
    expect(lacksFile("cloverleaf record 1", refusal("cloverleaf record 1"))).toBe(false);
  });

  it("is not looked at on another city", () => {
    const other = refusal(attach(record, { board: crossroads }));
    expect(other.message).toContain("record-other-file");
    expect(lacksFile(record, other)).toBe(false);
  });

  it("of the page's own cities needs no file", () => {
    const plain = "cloverleaf record 1\n";
    expect(attach(plain, { board: "boston", target: 3 })).toBe(plain);
  });
});
