import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Message, Words } from "../../src/words";
import { languages, messages, own, words } from "../../words";

it("a language is a folder, English is first, and each says how it is called", () => {
  expect(languages()[0]).toBe("en");
  expect(languages()).toContain("de");
  for (const code of languages()) expect(own(code).has("language-name"), code).toBe(true);
});

it("where a language lacks words there are the English ones, and that is said", () => {
  const missing: string[] = [];
  for (const code of languages()) words(code, (why) => missing.push(why));
  expect(missing).toEqual([]);
});

it("reads the messages of a file with all their lines", () => {
  const found = messages(
    "# About\none = One\n    .do = Do\ntwo = { $n ->\n    [one] 1\n   *[other] { $n }\n}\n\n## More\nthree =\n    Three\n",
  );
  expect([...found.keys()]).toEqual(["one", "two", "three"]);
  expect(found.get("one")).toBe("one = One\n    .do = Do");
  expect(found.get("two")).toMatch(/\n\}$/);
});

it("whatever a server refuses is said in words, unless it is known by its message", () => {
  const wire = readFileSync(new URL("../../src/online/wire.ts", import.meta.url), "utf8");
  const codes = [...(/export type Code = (.*);/.exec(wire)?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map(([, code]) => code ?? "");
  const sentences = ["refused", "not-notation", "bad-setup"];
  const said = [...own("en").keys()].filter((key) => key.startsWith("problem-"));
  for (const code of codes.filter((code) => !sentences.includes(code))) expect(said).toContain(`problem-${code}`);
  expect(codes.length).toBeGreaterThan(20);
});

const TEXT = `
seat-name = seat { $number }
seat-names = seats { $numbers }
drive = { $who_is ->
    [you] You drive
   *[other] { $who } drives
} to { $at }
    .do = Drive to { $at }
all = by { $by }, { $parts }
`;

it("fills a message with names of seats and places, for whoever reads it", () => {
  const said = new Words("en", TEXT);
  const drive: Message = { key: "drive", args: { who: { seat: 2 }, at: { place: "D5" } } };
  expect(said.sentence(drive)).toBe("Seat 2 drives to D5");
  expect(said.say(drive, { names: ["", "Ana"] })).toBe("Ana drives to D5");
  expect(said.say(drive, { names: ["", "Ana"], reader: 2, places: { D5: "Fenway" } })).toBe("You drive to Fenway");
  expect(said.command(drive)).toBe("Drive to D5");
  const all: Message = {
    key: "all",
    args: { by: { seats: [1, 3] }, parts: { list: [3, { tile: "N.S" }, { message: { key: "seat-name", args: { number: 4 } } }] } },
  };
  expect(said.say(all)).toBe("by seats 1, 3, 3, N.S, seat 4");
  expect(said.say({ key: "nothing" })).toBe("nothing");
});
