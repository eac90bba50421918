import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { offline } from "./offline.ts";
import { rules } from "./rules.ts";
import { SITE, site } from "./site.ts";
import { locales } from "./words.ts";

/** Where `cloverleaf serve` listens, for a page that is served by itself. */
const SERVER = process.env["CLOVERLEAF_SERVER"] ?? "http://127.0.0.1:8080";

/** What the first page needs is one file: many small ones compress worse. */
const FIRST = { groups: [{ name: "first", test: /\/src\/main\.ts$/ }] };

/** A server has the page at its root and shows it at other addresses too; a site has it below any path, and hosts compress by themselves. */
const wayOut = (mode: string) => (mode === SITE ? { base: "./", outDir: "dist/site" } : { base: "/", outDir: "dist/page" });

export default defineConfig(({ mode }) => {
  const { base, outDir } = wayOut(mode);
  return {
    base,
    define: { __ONLINE__: mode !== SITE },
    plugins: [svelte(), locales(), rules(), site(), offline(mode), mode === SITE ? [] : compress()],
    worker: { format: "es" as const },
    build: {
      ...{ outDir, emptyOutDir: true, target: "es2022", sourcemap: false, chunkSizeWarningLimit: 700 },
      rolldownOptions: { output: { codeSplitting: FIRST } },
    },
    server: { port: 5173, strictPort: true, fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
    test: { include: ["tests/unit/**/*.test.ts"], testTimeout: 120_000 },
  };
});
