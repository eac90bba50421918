import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

/** What is made by programs, and what they make of the page. */
const MADE = ["dist/", "public/", "test-results/", "src/engine/module/", "src/engine/types.ts", "src/online/wire.ts"];

export default typescript.config(
  { ignores: MADE },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  // How things are written is Prettier's part.
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: typescript.parser } } },
  {
    rules: {
      eqeqeq: "error",
      // The compiler knows every name, also those of types.
      "no-undef": "off",
      // A space before a tag in the middle of a line has to be written so.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets are replaced as a whole, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // Fixtures of Playwright that need nothing say so.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    },
  },
);
