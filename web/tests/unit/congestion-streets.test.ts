import { expect, it } from "vitest";
import { home, into } from "../../src/games/tips/congestion/streets";
import type { View } from "../../src/games/views/congestion";
import { english } from "./speakable";
import { congestion } from "../../src/games/tips/congestion";

const view = (some: Partial<View>): View => ({
  grid: "2x2",
  keep_left: false,
  colours: ["red", "yellow"],
  lanes: {},
  signals: {},
  counted: [0, 0],
  target: 20,
  to_move: 1,
  turns: 0,
  passes: 0,
  stalled: 0,
  ended: null,
  ...some,
});

it("lanes lead where the table of the rules says", () => {
  expect(into("2x2", "NW:E", "straight")).toBe("NE:E");
  expect(into("2x2", "NW:E", "left")).toBe("out:NW:N");
  expect(into("2x2", "NW:E", "right")).toBe("SW:S");
  expect(into("3x4", "r1c4:E", "straight")).toBe("out:r1c4:E");
  expect(into("3x4", "r2c1:W", "left")).toBe("r3c1:S");
});

it("a car's way home is the shortest, by the signals that are set where there are two", () => {
  const way = (some: Partial<View>, lane: string) => home(view(some), lane, "red").map(({ lane, direction }) => `${lane} ${direction}`);
  expect(way({}, "NE:E")).toEqual(["NE:E straight"]);
  expect(way({}, "NW:E")).toEqual(["NW:E straight", "NE:E straight"]);
  expect(way({}, "NW:W")).toEqual(["NW:W left", "SW:S left", "SE:E straight"]);
  const back = (signals: View["signals"]) => home(view({ grid: "3x3", signals }), "r2c2:N", "green")[0]?.direction;
  expect([back({ "r2c3:E": "right" }), back({ "r2c1:W": "left" })]).toEqual(["right", "left"]);
});

it("a car is told with its way home and all that blocks it", () => {
  const lanes = { "NW:E": ["yellow", "red"], "NE:E": Array<"red">(5).fill("red") } as View["lanes"];
  const signals: View["signals"] = { "NE:E": "left" };
  const car = { id: "car-NW-E-2", kind: "car", face: "red", x: 0, y: 0, place: "lane-NW-E", bay: 2 };
  const told = congestion.piece(car, { view: view({ lanes, signals }), seat: 1, names: {} });
  expect(told?.does.map((message) => english(message))).toEqual([
    "Way home: straight on, straight on, out to the east.",
    "Blocked: no signal in the lane from the west into North-West.",
    "Blocked: the lane from North-West into North-East is full.",
    "Blocked: the signal in the lane from North-West into North-East points left.",
    "1 car goes before it.",
  ]);
  expect(told?.trail?.along).toEqual(["bay-NW-E-2", "signal-NW-E", "bay-NE-E-5", "signal-NE-E", "lane-out-NE-E"]);
  expect(told?.trail?.blocked).toEqual(["signal-NW-E", "lane-NE-E", "signal-NE-E"]);
  const free = view({ lanes: { "NE:E": ["red"] }, signals: { "NE:E": "straight" } });
  const alone = congestion.piece({ ...car, place: "lane-NE-E", bay: 1 }, { view: free, seat: 1, names: {} });
  expect(alone?.does.map((message) => english(message))).toEqual(["Way home: straight on, out to the east.", "Nothing blocks it."]);
});
