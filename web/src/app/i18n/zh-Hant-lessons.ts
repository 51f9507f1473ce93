// What guided games say in this language, by file: every game has its own.
export const files = import.meta.glob<string>("../../../../src/village/games/*/text/zh-Hant/lessons.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
