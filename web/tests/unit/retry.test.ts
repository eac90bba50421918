import { expect, it } from "vitest";
import { retried } from "../../src/retry";

/** Fails so many times, then answers. */
function failing(times: number): { asked: number; ask: () => Promise<string> } {
  const one = {
    asked: 0,
    ask: () => ((one.asked += 1) > times ? Promise.resolve("here") : Promise.reject(new Error(`broken off ${one.asked}`))),
  };
  return one;
}

it("asks once where there is an answer", async () => {
  const one = failing(0);
  expect(await retried(one.ask, [0, 0])).toBe("here");
  expect(one.asked).toBe(1);
});

it("asks again after each pause", async () => {
  const one = failing(2);
  expect(await retried(one.ask, [0, 0])).toBe("here");
  expect(one.asked).toBe(3);
});

it("gives up in the end, and says what went wrong last", async () => {
  const one = failing(3);
  await expect(retried(one.ask, [0, 0])).rejects.toThrow("broken off 3");
  expect(one.asked).toBe(3);
});
