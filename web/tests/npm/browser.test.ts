// The README's page, made by a bundler out of the packed package, in a real browser.

import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build, createServer, type InlineConfig, preview } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EmptyProject } from "./project";

const README = new URL("../../../bindings/npm/README.md", import.meta.url);

let project: EmptyProject;
let browser: Browser;

beforeAll(async () => {
  project = new EmptyProject();
  project.write("index.html", /```html\n([^]*?)```/.exec(readFileSync(README, "utf8"))?.[1] ?? "");
  const executablePath = process.env["CLOVERLEAF_CHROMIUM"] ?? "/usr/bin/chromium";
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
});
afterAll(async () => {
  await browser.close();
  project.remove();
});

const HOST = { port: 0, host: "127.0.0.1" };
const config = (): InlineConfig => ({ root: project.folder, configFile: false, logLevel: "warn", server: HOST, preview: HOST });

/** Ways to show the page. */
const WAYS = {
  built: async () => {
    await build(config());
    return preview(config());
  },
  "served as it is written": async () => (await createServer(config())).listen(),
};

/** Presses one button after the other, each from another place in the list, until there is none. */
const playOn = (page: Page) =>
  page.evaluate(() => {
    let presses = 0;
    for (let all = document.querySelectorAll("button"); all.length > 0; all = document.querySelectorAll("button")) {
      all[(presses * 7) % all.length]?.click();
      presses += 1;
    }
    return presses;
  });

it.each(Object.entries(WAYS))("plays the README's page, %s, to the end, and the console stays empty", async (_, show) => {
  const server = await show();
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(error.message));
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.locator("button").first().waitFor({ timeout: 20_000 });
    const opening = await page.locator("#board svg").innerHTML();
    expect(await playOn(page)).toBeGreaterThan(5);
    expect(await page.locator("#told").textContent()).toMatch(/^Winner: (You|Robin|You and Robin)$/);
    expect(await page.locator("#board svg").innerHTML()).not.toBe(opening);
    expect(said.filter((line) => !line.startsWith("debug:"))).toEqual([]);
  } finally {
    await server.close();
  }
});
