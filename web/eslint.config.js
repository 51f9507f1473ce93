import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/app/net/api.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // `{#each { length: 4 } as _, i}`: the element itself is unused.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Imports across the page are the same wherever a file lies.
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(\\.\\./){3}|^(\\.\\./)+(app|games)/", message: "Use $app or $games." }] },
      ],
      // TypeScript reports undefined names and knows the types of the browser.
      "no-undef": "off",
      // The page is served from the root; there is no base path to resolve.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
