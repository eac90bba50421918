import { defineConfig } from "@playwright/test";

/** The page as it is built, on a real server (`tests/browser/kit.ts` starts one), in the system's own Chromium. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/failed",
  testMatch: "*.spec.ts",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    // Keeping the whole page for times without a network costs a new browser a second; `offline.spec.ts` tests that.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env["CLOVERLEAF_CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
  },
});
