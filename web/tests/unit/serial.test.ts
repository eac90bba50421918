import { expect, it } from "vitest";
import { Serial } from "../../src/table/serial.svelte";

it("does one thing after the other, also after one that failed, and counts what is left", async () => {
  const [serial, done] = [new Serial(), [] as string[]];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = serial.run(() => gate.then(() => void done.push("first")));
  const second = serial.run(() => Promise.reject(new Error("no")));
  const third = serial.run(() => Promise.resolve(void done.push("third")));
  expect(serial.pending).toBe(3);
  expect(done).toEqual([]);
  open();
  await first;
  await expect(second).rejects.toThrow("no");
  await third;
  expect(done).toEqual(["first", "third"]);
  await Promise.resolve();
  expect(serial.pending).toBe(0);
});
