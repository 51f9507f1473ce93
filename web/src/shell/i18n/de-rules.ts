// The rules of every game in this language.
const files = import.meta.glob<string>("../../../../src/village/games/*/text/de/rules.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources = Object.values(files);
