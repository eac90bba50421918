// Asking again for what was broken off on its way.

/** How long it is waited before each further try, in milliseconds. */
const PAUSES = [100, 400, 1_500];

/** Asks until there is an answer, a few times; the last refusal is the caller's. */
export async function retried<Answer>(ask: () => Promise<Answer>, pauses = PAUSES): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return ask();
}
