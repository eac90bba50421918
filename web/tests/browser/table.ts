// Playing in the page as people do.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type GameId } from "./short";
import { awaited, type Offer, offer } from "./offer";

export { dice, type GameId, GAMES, SHORT } from "./short";

/** Collects what the page complains about. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`${message.text()} (${message.location().url})`);
  });
  return found;
}

/** The button that confirms what is chosen; it is always at the same place, and does nothing while nothing is chosen. */
export const confirm = (page: Page) => page.locator(".confirm .yes:not(.off)");

/** Undo, hint and the end of the turn: there while it is the viewer's turn. */
export const foot = (page: Page) => page.getByRole("group", { name: "Undo, hint, end of turn" });

/** The button that undoes something in this turn, while there is something to undo. */
export const undoable = (page: Page) => foot(page).getByRole("button", { name: "Undo", disabled: false });

/** The button that ends the turn. */
const ending = (page: Page) => foot(page).locator(".end");

/** Ends the turn, also where something is left undone and the page asks. */
export async function endTurn(page: Page): Promise<void> {
  await ending(page).click();
  const sure = foot(page).locator(".sure");
  await settled(page);
  if (await sure.isVisible()) await sure.click();
}

/** Somebody who does not want to wait for bots, and wants no sound; perhaps somebody who types notation. */
export async function hasty(page: Page, notation = false): Promise<void> {
  await page.addInitScript((notation) => {
    const kept = localStorage.getItem("cloverleaf.settings");
    if (!kept) localStorage.setItem("cloverleaf.settings", JSON.stringify({ pace: "at-once", sound: false, notation }));
  }, notation);
}

const SEATS: Record<GameId, number> = { gridlock: 4, congestion: 4, tango: 4, rightofway: 2 };

/** Starts a game by the form, which remembers it from last time: so many people, bots of this level, these options, in this order. */
export async function setUp(
  page: Page,
  game: GameId,
  people = 1,
  options: Record<string, string> = {},
  seats = SEATS[game],
  bots = "random",
): Promise<void> {
  await page.addInitScript(sameLuck);
  await hasty(page);
  const players = Array.from({ length: seats }, (_, index) => ({ who: index < people ? "person" : bots, name: "", colour: "" }));
  const values = Object.entries(options).map(([name, value]) => [name, Number(value)]);
  const kept = JSON.stringify({ players, lot: false, options: Object.fromEntries(values) });
  await page.addInitScript(([key = "", kept = ""]) => localStorage.setItem(key, kept), [`cloverleaf.wish.${game}`, kept]);
  const there = page.url().startsWith("http");
  await page.goto(`/#/new/${game}`);
  // A page that was already there has not read what was put into its storage.
  if (there) await page.reload();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".board svg")).toBeVisible();
}

/** Opens the game whose picture is on the shelf, with people at all seats, where so many lines are still to come. */
export async function enter(page: Page, game: GameId, seats: number, lines = 0): Promise<void> {
  const whole = readFileSync(new URL(`../../../docs/pictures/${game}.record`, import.meta.url), "utf8");
  const [head = "", events = "", foot = ""] = whole.split("\n\n");
  const kept = events.split("\n").slice(0, lines > 0 ? -lines : undefined);
  const record = [head, kept.join("\n"), lines > 0 ? foot.replace(/^result .*\n/, "") : foot].join("\n\n");
  const sitters = Array.from({ length: seats }, (_, index) => ({ name: `Player ${index + 1}` }));
  const left = { setup: { game, options: {}, sitters }, secrets: true, record, viewer: 1, drafted: [] };
  await page.goto("/");
  await page.evaluate((kept) => localStorage.setItem("cloverleaf.local", kept), JSON.stringify(left));
  await page.goto("/#/play");
  await page.getByRole("button", { name: /^I am / }).click();
  await expect(page.locator(".board svg").or(page.getByRole("button", { name: /^I am / }))).toBeVisible();
  if ((await waited(page)) === "curtain") await page.getByRole("button", { name: /^I am / }).click();
  await waited(page);
}

/** Whether it is over, or the page waits for the person at it, with the board that goes with it. */
export async function waited(page: Page): Promise<"over" | "turn" | "curtain"> {
  const found = await page.waitForFunction(awaited, undefined, { timeout: 60_000 });
  return (await found.jsonValue()) ?? "turn";
}

/** Goes on until a build turn can be declared, and declares it. */
export async function build(page: Page, roll: (below: number) => number): Promise<void> {
  const declare = page.getByRole("button", { name: "Build", exact: true });
  await waited(page);
  while (!(await declare.isVisible())) {
    await act(page, roll);
    await waited(page);
  }
  await declare.click();
}

/** When everything that was asked of the page is done. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** The ids of the places that glow: those whose outline is drawn once more among the marks. */
export function glowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shape = (element: Element) => ["points", "x", "y", "width", "height", "d"].map((name) => element.getAttribute(name)).join();
    const lit = new Set(Array.from(document.querySelectorAll(".board [data-mark='legal']"), shape));
    const places = Array.from(document.querySelectorAll(".board .place")).filter((place) => lit.has(shape(place)));
    return places.map((place) => place.id);
  });
}

/** Deals and bots as in every run before: a test that fails must fail again. */
function sameLuck(): void {
  let state = 7;
  const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
  crypto.getRandomValues = (into) => {
    const bytes = into ? new Uint8Array(into.buffer, into.byteOffset, into.byteLength) : new Uint8Array();
    bytes.forEach((_, index) => (bytes[index] = roll()));
    return into;
  };
}

/** A place that glows, as soon as one does. */
export async function lit(page: Page, index = 0): Promise<string> {
  let found: string | undefined;
  await expect.poll(async () => (found = (await glowing(page))[index])).toBeTruthy();
  return found ?? "";
}

/** The middle of a place or a piece on the screen. */
export async function middle(page: Page, id: string): Promise<[number, number]> {
  const box = await page.locator(`.board [id="${id}"]`).boundingBox();
  if (!box) throw new Error(`'${id}' is not on the board`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Taps the middle of a place, with a finger where there are fingers. */
export async function tap(page: Page, id: string): Promise<void> {
  const [x, y] = await middle(page, id);
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** One action by clicking: a place that glows and then the button that confirms, or one of the other buttons. */
export async function act(page: Page, roll: (below: number) => number): Promise<"tapped" | "pressed"> {
  const tools = page.locator(".tool:not([disabled])");
  const count = await tools.count();
  if (count > 1 && roll(2) > 0) await tools.nth(roll(count)).click();
  const { places, others, ends, done, goal } = await offered(page);
  // Turns must come to an end, so the button that ends one is pressed as often as not.
  if (ends && done && roll(2) > 0) {
    await endTurn(page);
    return "pressed";
  }
  if (places.length > 0 && roll(3) >= others / 4) {
    // Whoever has a goal mostly drives there.
    await tap(page, places[goal && roll(5) > 0 ? 0 : roll(places.length)] ?? "");
    await tick(page);
    return "tapped";
  }
  if (others > 0) {
    await page.locator(".loose [data-action]").nth(roll(others)).click();
    await tick(page);
  } else if (ends) await endTurn(page);
  return "pressed";
}

/** What the page offers, as soon as it offers anything. */
async function offered(page: Page): Promise<Offer> {
  const found = await page.waitForFunction(offer);
  return (await found.jsonValue()) ?? { places: [], others: 0, ends: false, done: false, goal: false };
}

/** Confirms what was touched, unless the touch was all it takes. */
async function tick(page: Page): Promise<void> {
  await settled(page);
  if (await confirm(page).isVisible()) await confirm(page).click();
}
