// What things are, in this language, by file: every game has its own.
export const files = import.meta.glob<string>("../../../../src/village/games/*/text/zh-Hant/tooltips.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
