// Everything that is said in this language, by file, but the rules.
export const files = import.meta.glob<string>(
  [
    "../../../../src/village/{text,games/*/text}/de/*.ftl",
    "!../../../../src/village/**/{rules,rulebook_*,lessons,terminal,emails,number_locations,tooltips}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
