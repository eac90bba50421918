import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";
import type { Machine } from "./tests/browser/kit.ts";

/** What is drawn in a browser and kept: icons, and pictures for the README. */
export default defineConfig<Machine>({ ...tests, testDir: "tests/pictures", use: { ...tests.use, slowdown: 1 } });
