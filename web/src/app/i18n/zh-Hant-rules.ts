// The rules in this language and how they begin, by file: every game has its own.
export const files = import.meta.glob<string>("../../../../src/village/games/*/text/zh-Hant/{rules,rules_intro}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
