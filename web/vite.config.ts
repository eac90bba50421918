import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { offline } from "./offline.ts";
import { rules } from "./rules.ts";
import { locales } from "./words.ts";

/** Where `cloverleaf serve` listens, for a page that is served by itself. */
const SERVER = process.env["CLOVERLEAF_SERVER"] ?? "http://127.0.0.1:8080";

/** What the first page needs is one file: many small ones compress worse. */
const FIRST = { groups: [{ name: "first", test: /\/src\/main\.ts$/ }] };

export default defineConfig({
  plugins: [svelte(), locales(), rules(), offline(), compress()],
  worker: { format: "es" },
  build: {
    ...{ outDir: "dist/page", emptyOutDir: true, target: "es2022", sourcemap: false, chunkSizeWarningLimit: 700 },
    rolldownOptions: { output: { codeSplitting: FIRST } },
  },
  server: { port: 5173, strictPort: true, fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts"], testTimeout: 120_000 },
});
