// Who is at this browser. Nobody is asked to log in: a guest is made when one is needed.

import { t } from "../lang.svelte";
import { api, Refusal } from "./api";
import type { Me } from "./wire";

/** Whether this browser was ever known; a stranger asks the server nothing that would be answered by "who are you". */
const KEY = "cloverleaf.known";

class Person {
  me: Me | undefined = $state.raw();
  private asked: Promise<Me | undefined> | undefined;
  private making: Promise<Me> | undefined;

  /** Who the server thinks this is. */
  ask(): Promise<Me | undefined> {
    if (!localStorage.getItem(KEY)) return Promise.resolve(undefined);
    this.asked ??= this.look().catch((error: unknown) => {
      this.asked = undefined;
      throw error;
    });
    return this.asked;
  }

  private async look(): Promise<Me | undefined> {
    try {
      return this.know(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== "who-are-you") throw error;
      this.forget();
      return undefined;
    }
  }

  /** Somebody, made on the spot if need be. */
  async need(): Promise<Me> {
    return this.me ?? (await this.ask()) ?? this.making ?? this.call(t("guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
  }

  async rename(name: string): Promise<void> {
    await this.call(name);
  }

  /** Gives a name, and makes a guest of whoever had none: one, however many ask meanwhile. */
  private call(name: string): Promise<Me> {
    this.making = api.name(name).then((me) => this.know(me));
    return this.making.finally(() => (this.making = undefined));
  }

  /** Whoever the server says this browser is from now on. */
  async become(answer: Promise<Me>): Promise<void> {
    this.know(await answer);
  }

  /** Who it is after something ended: whoever was here before, or nobody. */
  again(): Promise<Me | undefined> {
    this.asked = undefined;
    this.me = undefined;
    return this.ask();
  }

  private know(me: Me): Me {
    localStorage.setItem(KEY, "yes");
    this.asked = Promise.resolve(me);
    this.me = me;
    return me;
  }

  private forget(): void {
    localStorage.removeItem(KEY);
    this.asked = this.me = undefined;
  }
}

export const person = new Person();
