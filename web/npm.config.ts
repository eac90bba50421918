import { defineConfig } from "vitest/config";

/** The npm package as it is packed, in an empty project, in Node and in the system's own Chromium. */
export default defineConfig({
  test: { include: ["tests/npm/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
