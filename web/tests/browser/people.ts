// People with a browser each, at tables of a server.

import type { Browser, Page, WebSocketRoute } from "@playwright/test";
import { another, expect } from "./kit";
import { hasty } from "./table";

type Options = Parameters<Browser["newContext"]>[0];

/** A browser of one's own, and everything its tables' connections were sent. */
export class Somebody {
  /** Every frame received, and every answer to a request. */
  readonly heard: string[] = [];
  private open: WebSocketRoute[] = [];
  private away = false;

  private constructor(readonly page: Page) {}

  static async come(browser: Browser, options: Options = {}): Promise<Somebody> {
    const somebody = new Somebody(await another(browser, options));
    await hasty(somebody.page, true);
    await somebody.listen();
    return somebody;
  }

  /** With a name, given in the lobby. */
  static async named(browser: Browser, name: string, options: Options = {}): Promise<Somebody> {
    const somebody = await Somebody.come(browser, options);
    await somebody.called(name);
    return somebody;
  }

  /** Gives a name in the lobby. */
  async called(name: string): Promise<void> {
    const { page } = this;
    await page.goto("/#/online");
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel("Your name").press("Enter");
    await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  }

  private async listen(): Promise<void> {
    await this.page.routeWebSocket(/\/socket/, (route) => {
      if (this.away) return void route.close({ code: 4006 });
      const server = route.connectToServer();
      this.open.push(route, server);
      server.onMessage((frame) => {
        this.heard.push(String(frame));
        route.send(frame);
      });
    });
    this.page.on("response", (answer) => {
      if (answer.url().includes("/api/"))
        void answer.text().then(
          (text) => this.heard.push(text),
          () => undefined,
        );
    });
  }

  /** Cuts every connection, and lets none be made until `back`. */
  async cut(): Promise<void> {
    this.away = true;
    for (const route of this.open.splice(0)) await route.close({ code: 4001 });
  }

  back(): void {
    this.away = false;
  }

  /** Whether something was ever heard. */
  knows(what: RegExp | string): boolean {
    return this.heard.some((text) => (typeof what === "string" ? text.includes(what) : what.test(text)));
  }

  async type(...actions: string[]): Promise<void> {
    for (const action of actions) {
      await this.page.getByLabel("Type an action").fill(action);
      await this.page.getByRole("button", { name: "Do it" }).click();
      await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    }
  }

  async say(text: string): Promise<void> {
    await this.page.getByLabel("Write a message").fill(text);
    await this.page.getByRole("button", { name: "Send" }).click();
  }
}

/** Opens a table by the form, with the seats in this order, and gives its address. */
export async function openTable(page: Page, game: string, seats: string[]): Promise<string> {
  await page.goto(`/#/online/new/${game}`);
  await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
  const count = page.getByRole("spinbutton", { name: "Players" });
  if (await count.isVisible()) await count.fill(String(seats.length));
  for (const [index, wish] of seats.entries()) await page.getByLabel(`Who is player ${index + 1}?`).selectOption(wish);
  await page.getByRole("switch", { name: "Random seats" }).uncheck();
  await page.getByRole("switch", { name: "I start the game" }).uncheck();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/#\/t\/\w+/);
  return page.url();
}

/** Sits down at a table by its link. */
export async function join(somebody: Somebody, link: string): Promise<void> {
  await somebody.page.goto(link);
  await somebody.page.getByRole("button", { name: "Take a seat" }).click();
}
