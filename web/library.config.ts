import { defineConfig } from "vite";
import { locale, packaged } from "./library.ts";
import { languages } from "./words.ts";

const LOCALES = languages().map((code) => [`locales/${code}`, `virtual:locale/${code}`]);

/** The npm package: an entry for Node, one for browsers, and one a language. `cargo xtask npm` packs what comes out. */
export default defineConfig({
  plugins: [locale(), packaged()],
  publicDir: false,
  // As for Node, so that the address of the engine is left for whoever bundles the package.
  ssr: { noExternal: true },
  build: {
    ...{ ssr: true, outDir: "dist/npm", emptyOutDir: true, target: "es2022", minify: false },
    rolldownOptions: {
      input: { node: "src/library/node.ts", browser: "src/library/browser.ts", ...Object.fromEntries(LOCALES) },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
