import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BINARY, HOW } from "./tests/browser/server.ts";

/** The page as it is built, on a real server, in the system's own Chromium. */
const PORT = Number(process.env["CLOVERLEAF_PAGE_PORT"] ?? 4173);
const TABLES = join(tmpdir(), `cloverleaf-tables-${process.pid}.db`);

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/failed",
  testMatch: "*.spec.ts",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env["CLOVERLEAF_CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
  },
  webServer: {
    command: `"${BINARY}" serve --listen 127.0.0.1:${PORT} --database "sqlite:${TABLES}" ${HOW.join(" ")}`,
    url: `http://127.0.0.1:${PORT}/ready`,
    env: { RUST_LOG: "warn" },
    reuseExistingServer: true,
  },
});
