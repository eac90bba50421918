// One game of each in Firefox, by touch: the engine and its worker, pointer events of fingers, and a page without a server.

import { afterAll, beforeAll, expect, it } from "vitest";
import { awaited, offer } from "../browser/offer";
import { type Server, serve } from "../browser/server";
import { dice, GAMES, type GameId, SHORT } from "../browser/short";
import { Firefox } from "./bidi";
import { flaky } from "./flaky";

let server: Server;
let firefox: Firefox;

beforeAll(async () => {
  server = await serve();
  firefox = await Firefox.start();
  await firefox.size(390, 844);
}, 60_000);
afterAll(async () => {
  await firefox.stop();
});

/** Where something that can be touched is, as soon as it can be. */
const spot = (selector: string) =>
  firefox.until((selector) => {
    const found = document.querySelector(selector);
    if (!found || found.getAttribute("aria-disabled") === "true") return undefined;
    if (!found.closest(".board")) found.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, selector);

async function touch(selector: string): Promise<void> {
  const [x = 0, y = 0] = await spot(selector);
  await firefox.touch(x, y);
}

const settled = () => firefox.until(() => document.querySelector('[aria-busy="true"]') === null);
const there = (selector: string) => firefox.until((selector) => (document.querySelector(selector) ? "yes" : "no"), selector);

async function confirm(selector = ".confirm .yes:not(.off)"): Promise<void> {
  await settled();
  if ((await there(selector)) === "yes") await touch(selector);
}

/** Starts a game by the form, which remembers it from last time: one person, random bots, and not too long. */
async function setUp(game: GameId): Promise<void> {
  await firefox.go(server.address);
  const who = ["person", ...Array<string>(game === "tango" ? 3 : 1).fill("random")];
  const players = who.map((who) => ({ who, name: "", colour: "" }));
  const limit = SHORT[game]["turn_limit"];
  const options = limit === undefined ? {} : { turn_limit: Number(limit) };
  await firefox.until(
    (kept) => {
      const { game, ...wish } = JSON.parse(kept) as { game: string };
      localStorage.setItem(`cloverleaf.wish.${game}`, JSON.stringify(wish));
      localStorage.setItem("cloverleaf.settings", JSON.stringify({ pace: "at-once", sound: false, notation: false }));
      return true;
    },
    JSON.stringify({ game, players, lot: false, options }),
  );
  await firefox.go(`${server.address}/#/new/${game}`);
  // Whatever is still on its way is broken off, and asked for again.
  await firefox.reload();
  await firefox.until(() => {
    const start = Array.from(document.querySelectorAll("button")).find(({ textContent }) => textContent.trim() === "Start");
    if (!start) return undefined;
    addEventListener("pointerdown", ({ pointerType }) => (document.body.dataset["by"] = pointerType), { capture: true });
    start.click();
    return true;
  });
  // A page that is left while it still fetches something complains, and nobody is there to mind.
  firefox.errors.length = 0;
}

/** One action, by touch. */
async function act(roll: (below: number) => number): Promise<void> {
  const { places, others, ends, done, goal } = await firefox.until(offer);
  if (ends && (done ? roll(2) > 0 : places.length + others === 0)) {
    await touch(".foot .end");
    return confirm(".foot .sure");
  }
  if (places.length > 0 && roll(3) >= others / 4) {
    await touch(`.board [id="${places[goal && roll(5) > 0 ? 0 : roll(places.length)]}"]`);
    return confirm();
  }
  if (others > 0) {
    await touch(`.loose [data-action]:nth-child(${1 + roll(others)})`);
    await confirm();
  }
}

it.each(GAMES)("a whole game of %s by touch", async (game) => {
  const roll = dice(51);
  await setUp(game);
  let steps = 0;
  for (; (await firefox.until(awaited)) !== "over"; steps += 1) {
    expect(steps, "the game goes on and on").toBeLessThan(400);
    await act(roll);
  }
  expect(steps).toBeGreaterThan(2);
  expect(await firefox.until(() => document.body.dataset["by"])).toBe("touch");
  expect(firefox.errors).toEqual([]);
});

/** Presses the button that says this, as soon as it is there. */
const press = (name: string) =>
  firefox.until((name) => {
    const found = Array.from(document.querySelectorAll("button")).find(({ textContent }) => textContent.trim() === name);
    found?.click();
    return found !== undefined;
  }, name);

it("a part that was broken off, which Firefox remembers, comes with a new page", async () => {
  const network = await flaky(server.address, /en-later-/);
  await firefox.go(`${network.address}/#/new/congestion`);
  await firefox.until(() => document.querySelector("[role='alert']")?.textContent.includes("did not arrive"));
  expect(network.broken()).toBeGreaterThan(0);
  network.mend();
  await press("Try again");
  await press("Start");
  expect(await firefox.until(awaited)).toBe("turn");
  firefox.errors.length = 0;
  network.stop();
});

it("without a server the page is still there, and a game can be begun", async () => {
  await firefox.go(server.address);
  await firefox.until(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));
  await server.stop();
  await firefox.reload();
  await firefox.until(() => {
    const play = Array.from(document.querySelectorAll("button")).find((one) =>
      one.getAttribute("aria-label")?.startsWith("Play: Traffic Congestion"),
    );
    play?.click();
    return play !== undefined;
  });
  expect(await firefox.until(awaited)).toBe("turn");
});
