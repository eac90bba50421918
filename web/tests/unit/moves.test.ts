import { expect, it } from "vitest";
import { beyond, headings, middles, reach } from "../../src/table/geometry";
import { moves } from "../../src/table/moves";
import { car, piece, place, scene } from "./scene";

const told = (found: ReturnType<typeof moves>) => found.map(({ kind, piece: { id } }) => `${kind} ${id}`);

it("sees what came, what moved, what was turned, and nothing else", () => {
  const old = scene({
    pieces: [
      piece("still", 1, 1),
      piece("moved", 1, 1),
      piece("tile", 5, 5, { kind: "tile", face: "N.S" }),
      piece("sign", 9, 9, { face: "a" }),
    ],
  });
  const now = scene({
    pieces: [
      piece("still", 1, 1),
      piece("moved", 30, 1),
      piece("tile", 5, 5, { kind: "tile", face: "NE.SW" }),
      piece("sign", 9, 9, { face: "b" }),
      piece("new", 2, 2),
    ],
  });
  expect(told(moves(old, now, []))).toEqual(["drive moved", "turn tile", "enter new"]);
  expect(moves(now, now, [])).toEqual([]);
});

it("shows nothing come in where everything is new, but what moved", () => {
  const many = Array.from({ length: 15 }, (_, index) => piece(`new-${index}`, index, 0));
  const found = moves(scene({ pieces: [piece("moved", 0, 0)] }), scene({ pieces: [piece("moved", 9, 0), ...many] }), []);
  expect(told(found)).toEqual(["drive moved"]);
});

it("lets a piece drive along the places it is known to have passed", () => {
  const places = [place("a", 0, 0), place("b", 10, 0), place("c", 10, 10)];
  const [old, now] = [scene({ places, pieces: [piece("car", 1, 0)] }), scene({ places, pieces: [piece("car", 10, 11)] })];
  const [straight] = moves(old, now, []);
  const [known] = moves(old, now, [{ piece: "car", along: ["a", "b", "c"] }]);
  expect(straight).toMatchObject({
    along: [
      { x: 1, y: 0 },
      { x: 10, y: 11 },
    ],
  });
  expect(known).toMatchObject({
    along: [
      { x: 1, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 11 },
    ],
  });
});

it("lets cars of a queue drive along the path of their signal, into a lane or off the board", () => {
  const points: [number, number][] = [
    [0, 0],
    [0, 10],
  ];
  const old = scene({ pieces: [car("lane", 1, "red"), car("lane", 2, "blue")], paths: [{ place: "lane", points }] });
  const into = scene({ pieces: [car("lane", 1, "blue"), car("other", 1, "red")] });
  const [up, across] = moves(old, into, []);
  expect(up).toMatchObject({ kind: "drive", piece: { id: "lane-1" }, along: [{ x: -20 }, { x: -10 }] });
  expect(across).toMatchObject({ kind: "drive", piece: { id: "other-1" }, along: [{ x: -10 }, { y: 0 }, { y: 10 }, { x: -10 }] });
  const [, off] = moves(old, scene({ pieces: [car("lane", 1, "blue")] }), []);
  expect(off).toMatchObject({ kind: "leave", piece: { id: "lane-1", face: "red" } });
  expect(off).toHaveProperty("along.3", { x: 0, y: 250 });
});

it("measures ways and the places along them", () => {
  const places = [place("a", 0, 0), place("b", 3, 4)];
  const way = middles(scene({ places }), ["a", "nowhere", "b"]);
  expect(way).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 4 },
  ]);
  expect(reach(way)).toBe(5);
  expect(beyond(way, 10)).toEqual({ x: 9, y: 12 });
  expect(beyond([{ x: 0, y: 0 }], 10)).toBeUndefined();
});

it("turns a car along its way by the short side, and parks it as it stands", () => {
  const corner = [
    { x: 0, y: 0 },
    { x: -10, y: 0 },
    { x: -10, y: -10 },
  ];
  expect(headings(corner, -90)).toEqual([-180, -90, -90]);
  expect(headings(corner, 270)).toEqual([180, 270, 270]);
});
