// Something that may need an answer first: who is here already, and what becomes of their games?

import { Refusal, trouble } from "./api";
import type { Along, Problem } from "./wire";

type Wish = (guest?: Along) => Promise<void>;

export class Asking {
  /** The question, while it waits for an answer. */
  question: Problem | undefined = $state.raw();
  problem = $state("");
  /** What kind of problem it is, where the server has said no. */
  code = $state("");
  private wish: Wish | undefined;

  /** Does it, or asks first. Whether it was done. */
  async attempt(wish: Wish, guest?: Along): Promise<boolean> {
    this.question = undefined;
    this.problem = this.code = "";
    this.wish = wish;
    try {
      await wish(guest);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.problem.code === "guest-here") this.question = error.problem;
      else {
        this.problem = trouble(error);
        this.code = error instanceof Refusal ? error.problem.code : "";
      }
      return false;
    }
  }

  /** Does it as was chosen. */
  choose(guest: Along): Promise<boolean> {
    return this.wish ? this.attempt(this.wish, guest) : Promise.resolve(false);
  }

  cancel(): void {
    this.question = undefined;
  }
}
