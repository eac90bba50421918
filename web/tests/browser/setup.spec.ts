// From arriving to a first move, and a game set up as somebody wants it.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Choice } from "../../src/engine/types";
import { GAMES as TITLES } from "../unit/random";
import { expect, test } from "./kit";
import { openTable } from "./people";
import { act, complaints, confirm, dice, lit, setUp, tap, waited } from "./table";

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("two taps lead from arriving to a first move, within half a minute", async ({ page }) => {
    const errors = complaints(page);
    const arrived = Date.now();
    await page.goto("/");
    const play = page.getByRole("button", { name: "Play: Start here" });
    await expect(play).toBeEnabled();
    await expect(play, "nobody has to scroll").toBeInViewport({ ratio: 1 });
    await play.tap();
    expect(await waited(page)).toBe("turn");
    await expect(page.getByText("Pip").first(), "an easy opponent").toBeVisible();
    await tap(page, await lit(page));
    await expect(confirm(page), "the move is there to be confirmed").toBeVisible();
    expect(Date.now() - arrived).toBeLessThan(30_000);
    expect(errors).toEqual([]);
  });
});

test("the first page shows four games with their boards, offers the next opponent, and can be installed", async ({ page }) => {
  await page.addInitScript(() => {
    const runs = { gridlock: { level: "learner", row: 2 }, tango: { level: "commuter", row: -2 } };
    localStorage.setItem("cloverleaf.levels", JSON.stringify({ runs, counted: [] }));
  });
  await page.goto("/");
  await expect(page.locator("article img")).toHaveCount(4, { timeout: 30_000 });
  const tango = page.locator("article", { hasText: "Traffic Tango" });
  await expect(tango).toContainText("Two tough games: this time against Pip (Learner).");
  await page.getByRole("button", { name: "Stay with Mara" }).click();
  await expect(tango).toContainText("Against Mara (Commuter)");
  const gridlock = page.locator("article", { hasText: "Gridlock" });
  await expect(gridlock).toContainText("You won twice in a row: this time against Mara (Commuter).");
  await page.getByRole("radio", { name: /Otto/ }).check({ force: true });
  await expect(page.getByText("Against Otto (Cabbie)")).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Install as an app" })).toHaveCount(0);
  const asked = page.evaluate(
    () =>
      new Promise((prompt) => {
        const offer = Object.assign(new Event("beforeinstallprompt"), { prompt: async () => prompt("asked") });
        window.dispatchEvent(offer);
      }),
  );
  await page.getByRole("button", { name: "Install as an app" }).click();
  expect(await asked).toBe("asked");
});

test("a game that is over is counted for the next opponent", async ({ page }) => {
  await setUp(page, "rightofway", 1, { turn_limit: "1" });
  for (const roll = dice(3); (await waited(page)) !== "over";) await act(page, roll);
  const kept = () => page.evaluate(() => localStorage.getItem("cloverleaf.levels") ?? "");
  await expect.poll(kept).toMatch(/"rightofway":\{"level":"random","row":(1|-1)\}/);
  const once = await kept();
  await page.reload();
  expect(await waited(page)).toBe("over");
  expect(await kept(), "looking at it again changes nothing").toBe(once);
});

/** Gives an option another value by its control, and says which. */
async function change(page: Page, choice: Choice, label: string): Promise<unknown> {
  const { name, default: usual, words = [], range } = choice;
  const card = (name: RegExp) => page.getByRole("radio", { name }).check({ force: true });
  const among = page.getByRole("combobox", { name: label, exact: true });
  const turned = page.getByRole("switch", { name: label, exact: true });
  const own: Record<string, [() => Promise<unknown>, unknown]> = {
    colours: [() => swatch(page, "You", "green"), []],
    board: [() => card(/Hamburg/), "hamburg"],
    city: [() => card(/Laid/), "laid"],
    grid: [() => page.getByRole("button", { name: "Rows: more" }).click(), "3x2"],
    first_player: [() => among.selectOption({ label: "Pip" }), "2"],
  };
  const [set, value] = own[name] ?? [];
  if (set) return set().then(() => value);
  if (words.length > 0) return among.selectOption(words.at(-1) ?? "").then(() => words.at(-1));
  if (typeof usual === "boolean") return turned.setChecked(!usual).then(() => !usual);
  if (usual === null) await turned.check();
  return page
    .getByRole("spinbutton", { name: label, exact: true })
    .fill(String(range?.[1]))
    .then(() => range?.[1]);
}

const swatch = (page: Page, player: string, name: string) =>
  page
    .getByRole("radiogroup", { name: `Colour of ${player}` })
    .getByRole("radio", { name })
    .check({ force: true });

for (const title of TITLES) {
  test(`every option of ${title.id} is set by the form`, async ({ page }) => {
    const errors = complaints(page);
    const words = readFileSync(new URL("../../../locales/en/options.ftl", import.meta.url), "utf8");
    await page.goto(`/#/new/${title.id}`);
    await page.getByRole("switch", { name: "Random seats" }).uncheck();
    const expected: Record<string, unknown> = {};
    for (const choice of title.options) {
      const label = new RegExp(`^option-${choice.name} = (.*)$`, "m").exec(words)?.[1] ?? "";
      expected[choice.name] = await change(page, choice, label);
    }
    if ("colours" in expected) expected["colours"] = title.id === "congestion" ? ["green", "yellow"] : ["green", "blue"];
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator(".board svg")).toBeVisible();
    const setups = await page.evaluate(() => window.engine.calls.filter(({ method }) => method === "open").map(({ args }) => args[0]));
    expect(setups).toMatchObject([{ game: title.id, options: expected }]);
    expect(errors).toEqual([]);
  });
}

test("a board file is dropped, pasted and chosen; its fault is shown at its line; and its game is kept", async ({ page }) => {
  const good = readFileSync(new URL("../../../boards/crossroads.toml", import.meta.url), "utf8").replace('"crossroads"', '"springfield"');
  const faulty = good.replace('space = "C3"', 'space = "Z9"');
  const line = faulty.split("\n").indexOf('space = "Z9"') + 1;
  await page.goto("/#/new/gridlock");
  await page.getByRole("radio", { name: /Your own board/ }).check({ force: true });
  const [text, start] = [page.getByLabel("Text of the board file"), page.getByRole("button", { name: "Start", exact: true })];
  await text.fill(faulty);
  await expect(page.getByRole("status")).toContainText(`Line ${line}: `);
  await expect(page.getByRole("status").locator(".here")).toHaveText(`${line} space = "Z9"`);
  await expect(start).toBeDisabled();
  const dropped = await page.evaluateHandle(
    (text) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], "springfield.toml"));
      return carried;
    },
    good.replace('"Mill"', '"Old Mill"'),
  );
  await page.getByRole("group", { name: "Your own board" }).dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByRole("status")).toContainText("This board can be played.");
  await expect(text).toHaveValue(/Old Mill/);
  await page.getByLabel("Choose a file…").setInputFiles({ name: "springfield.toml", mimeType: "text/plain", buffer: Buffer.from(good) });
  await expect(text).not.toHaveValue(/Old Mill/);
  await expect(page.getByRole("status")).toContainText("This board can be played.");
  await start.click();
  const bakery = page.locator(".board svg").getByText("Bakery").first();
  await expect(bakery).toBeVisible();
  await page.reload();
  await expect(bakery, "also after a reload").toBeVisible();
});

test("presets, names, colours and a city made by chance", async ({ page }) => {
  await page.goto("/#/new/gridlock");
  await page.getByRole("radio", { name: /Two players/ }).check({ force: true });
  await expect(page.getByRole("switch", { name: "Quick Trip", exact: true })).toBeChecked();
  await page.getByRole("switch", { name: "Traffic" }).check();
  await expect(page.getByText("Your own mix")).toBeVisible();
  await page.getByRole("button", { name: "Players: more" }).click();
  await page.getByLabel("Who is player 2?").selectOption("person");
  await page.getByLabel("Name of player 1").fill("Ana");
  await page.getByLabel("Name of player 2").fill("Bo");
  await swatch(page, "Bo", "yellow");
  await page.getByRole("radio", { name: /A new city/ }).check({ force: true });
  await page.getByRole("button", { name: "New city" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page
    .getByRole("button", { name: /^I am (Ana|Bo)/ })
    .or(page.locator(".board svg"))
    .first()
    .waitFor();
  const [setup] = await page.evaluate(() => window.engine.calls.filter(({ method }) => method === "open").map(({ args }) => args[0]));
  expect(setup).toMatchObject({
    options: { quick_trip: true, traffic_rule: true, colours: ["blue", "yellow", "red"], board: expect.stringMatching(/^name = "town-/) },
    sitters: [{ name: "Ana" }, { name: "Bo" }, { name: "Pip", bot: "learner" }],
  });
  await page.goto("/#/new/gridlock");
  await expect(page.getByLabel("Name of player 2"), "the form remembers").toHaveValue("Bo");
});

test("a table online is set up by the same form", async ({ page }) => {
  await page.goto("/#/online/new/congestion");
  await page.getByRole("switch", { name: "Keep left" }).check();
  await openTable(page, "congestion", ["open", "me", "commuter"]);
  await expect(page.getByText("Keep left: yes")).toBeVisible();
});

const LOST = [
  "#/new/x",
  "#/new/toString",
  "#/learn/x",
  "#/rules/x",
  "#/online/new/x",
  "#/replay/table/%",
  "#/%E0%A4%A",
  "#/nowhere/at/all",
];

test("an address that leads nowhere says so and shows ways on", async ({ page }) => {
  const errors = complaints(page);
  for (const address of LOST) {
    await page.goto(`/${address}`);
    await expect(page.getByRole("heading", { name: "Not found" }), address).toBeVisible();
  }
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page.locator("article")).toHaveCount(4);
  expect(errors).toEqual([]);
});
