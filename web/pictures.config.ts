import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** What is drawn in a browser and kept: icons, and pictures for the README. */
export default defineConfig({ ...tests, testDir: "tests/pictures" });
