// Everything the game says in this language, but the rules.
const files = import.meta.glob<string>(
  ["../../../../src/village/{text,games/*/text}/de/*.ftl", "!../../../../src/village/**/{rules,terminal,emails}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources = Object.values(files);
