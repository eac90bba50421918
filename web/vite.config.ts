import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";

export default defineConfig({
  plugins: [svelte(), offline()],
  worker: { format: "es" },
  build: { target: "es2022", sourcemap: false, chunkSizeWarningLimit: 700 },
  server: { port: 5173, strictPort: true, fs: { allow: [".."] } },
  test: { include: ["tests/unit/**/*.test.ts"], testTimeout: 120_000 },
});
