// The conventions for styles: see "Styles" in docs/explanation/page.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(css|svelte)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join("src", name), "utf-8") }));

test("only app.css knows the theme: every other style uses light-dark()", () => {
  const dependent = files.filter(({ text }) => /data-theme|prefers-color-scheme/.test(text));
  expect(dependent.map(({ name }) => name)).toEqual([join("app", "app.css")]);
});
