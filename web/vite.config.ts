import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";
import { rules } from "./rules.ts";

export default defineConfig({
  plugins: [svelte(), rules(), offline()],
  worker: { format: "es" },
  build: { target: "es2022", sourcemap: false, chunkSizeWarningLimit: 700 },
  server: { port: 5173, strictPort: true, fs: { allow: [".."] } },
  test: { include: ["tests/unit/**/*.test.ts"], testTimeout: 120_000 },
});
