// The conventions for styles: see "Styles" in docs/explanation/page.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "$app/breakpoints";

const names = readdirSync("src", { recursive: true, encoding: "utf-8" });
const read = (kinds: RegExp) =>
  names.filter((name) => kinds.test(name)).map((name) => ({ name, text: readFileSync(join("src", name), "utf-8") }));
const styles = read(/\.(css|svelte)$/);
const scripts = read(/\.(ts|svelte)$/);
const matchesIn = (files: typeof styles, pattern: RegExp) =>
  files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => ({ name, match })));

test("only app.css knows the theme: every other style uses light-dark()", () => {
  const themed = matchesIn(styles, /data-theme|prefers-color-scheme/g);
  expect(new Set(themed.map(({ name }) => name))).toEqual(new Set([join("app", "app.css")]));
});

test("media queries use the named widths only", () => {
  const allowed = Object.values(BREAKPOINTS).map((width) => `${width}rem`);
  expect(allowed.length).toBeLessThanOrEqual(5);
  const queries = matchesIn(styles, /@media[^{]*/g);
  expect(queries.length).toBeGreaterThan(20);
  const widths = (query: string) => query.match(/[\d.]+(rem|em|px)/g) ?? [];
  expect(queries.filter(({ match }) => widths(match).some((width) => !allowed.includes(width)))).toEqual([]);
});

test("scripts query the width of the window through breakpoints.ts", () => {
  const queries = matchesIn(scripts, /new MediaQuery|matchMedia\("\(?(min|max)-/g);
  expect(queries.map(({ name }) => name)).toEqual([join("app", "breakpoints.ts")]);
});

test("components style only their own elements", () => {
  const allowed = new Map([
    [join("app", "panels", "Explainer.svelte"), ".help-armed :global(*)"], // the pointer changes over everything
    [join("app", "screens", "NewTable.svelte"), ":global(html:has(form > .submit-bar))"], // html is in no component
  ]);
  const reaching = matchesIn(styles, /^.*:global.*(?= \{$)/gm).map(({ name, match }) => [name, match.trim()]);
  expect(new Map(reaching as [string, string][])).toEqual(allowed);
  expect(reaching.length).toBe(allowed.size);
});
