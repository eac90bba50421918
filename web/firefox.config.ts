import { defineConfig } from "vitest/config";

/** The page as it is built, on a real server, in the system's own Firefox. Node 20 has its socket only when asked. */
export default defineConfig({
  test: {
    include: ["tests/firefox/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    pool: "forks",
    execArgv: ["--experimental-websocket"],
  },
});
