import { defineConfig } from "@playwright/test";

/** The page as it is built, in the system's own Chromium. */
const PORT = Number(process.env["CLOVERLEAF_PAGE_PORT"] ?? 4173);

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
    command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    env: { CLOVERLEAF_SERVER: `http://127.0.0.1:${PORT + 500}` },
    reuseExistingServer: true,
  },
});
