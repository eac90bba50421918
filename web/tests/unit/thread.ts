// A worker whose engine answers in the test's own thread, as the real one does.

import { vi } from "vitest";
import "./module";
import { EngineFacade } from "../../src/engine/facade";

interface Call {
  id: number;
  method: keyof EngineFacade;
  args: unknown[];
}

class Thread {
  onmessage: (message: { data: unknown }) => void = () => {};
  private readonly facade = new EngineFacade();

  postMessage({ id, method, args }: Call): void {
    setTimeout(() => this.onmessage({ data: { id, ...this.answer(method, args) } }));
  }

  private answer(method: Call["method"], args: unknown[]): { result: unknown } | { problem: unknown } {
    try {
      return { result: (this.facade[method] as (...args: unknown[]) => unknown).apply(this.facade, args) };
    } catch (error) {
      return { problem: JSON.parse(String(error)) };
    }
  }

  terminate(): void {}
}

vi.stubGlobal("Worker", Thread);
