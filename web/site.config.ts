import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.ts";

/** The site as `cargo xtask site` has written it, on a plain file server, in the system's own Chromium. */
export default defineConfig({ ...tests, testDir: "tests/site" });
