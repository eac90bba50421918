import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { offline } from "./offline.ts";

const SERVER = process.env["CLOVERLEAF_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), offline(), compress()],
  worker: { format: "es" },
  build: { outDir: "dist/page", emptyOutDir: true, target: "es2022", sourcemap: false, chunkSizeWarningLimit: 700 },
  // A page that is being changed talks to a server that runs beside it.
  server: { port: 5173, strictPort: true, fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts"], testTimeout: 120_000 },
});
