// Games never import each other, and neither do expansions; only the tables of expansions name them.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const GAMES = join("src", "games");
const EXPANSIONS = join(GAMES, "village", "expansions");
const LISTS = ["index.ts", "tooltips.ts", "symbols.ts"].map((name) => join(EXPANSIONS, name)); // they name every expansion
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const games = folders(GAMES).filter((name) => name !== "shared");

/** Every file below a folder with the files that it imports. */
function importsBelow(folder: string): { path: string; target: string }[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((name) => join(folder, name));
  return paths.filter((path) => /\.(ts|svelte|css)$/.test(path)).flatMap(importsOf);
}

const importsOf = (path: string) =>
  [...readFileSync(path, "utf-8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => ({
    path,
    target: resolved(path, name!),
  }));

function resolved(path: string, name: string): string {
  const aliased = name.replace(/^\$app/, join("src", "app")).replace(/^\$games/, GAMES);
  return aliased.startsWith(".") ? normalize(join(dirname(path), aliased)) : aliased;
}

const isBelow = (path: string, folder: string) => path.startsWith(join(folder, "/"));

test("there are two games, and the app and what they share import neither", () => {
  expect(games).toEqual(["my_village", "village"]);
  const all = [...importsBelow(join("src", "app")), ...importsBelow(join(GAMES, "shared"))];
  expect(all.filter(({ target }) => games.some((game) => isBelow(target, join(GAMES, game))))).toEqual([]);
});

test.each(games)("%s imports no other game", (game) => {
  const others = games.filter((name) => name !== game).map((name) => join(GAMES, name));
  const imports = importsBelow(join(GAMES, game));
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(({ target }) => others.some((other) => isBelow(target, other)))).toEqual([]);
});

test.each(folders(EXPANSIONS))("only the lists of expansions and %s import files of this expansion", (name) => {
  const home = join(EXPANSIONS, name);
  const imports = importsBelow(join(GAMES, "village"));
  const outside = imports.filter(({ path }) => !isBelow(path, home) && !LISTS.includes(path));
  expect(imports.some(({ target }) => isBelow(`${target}/`, home))).toBe(true);
  expect(outside.filter(({ target }) => isBelow(`${target}/`, home))).toEqual([]);
});

/** The expansions, and things that only they have. Customers are in the base game, too. */
const WORDS =
  "inn beers? brewer(y|ies|s)? villagers? bard goals? silver gold port boats? ships? captains? islands? sea cocoa tea " +
  "chests? marriage weddings? bread bliss dowr(y|ies) smuggler solo recess(es)? fates? quills?";
const NAMED = new RegExp(`(?<![A-Za-z])(${WORDS.split(" ").join("|")})(?![a-z])`, "i");
/** Where a word means something else. */
const OTHER_MEANINGS: Record<string, RegExp> = {
  "board/ground/Life.svelte": /boat/i, // a rowing boat on the river
  "board/layout.ts": /boat/i,
  "board/farm/LifeRing.svelte": /class:goal/, // the year in which the move ends
  "cover/index.ts": /hasSoloMode/, // the solo mode belongs to the game, its rival is an expansion
};

test("no file of the base game names an expansion", () => {
  const home = join(GAMES, "village");
  const files = readdirSync(home, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !name.startsWith("expansions"),
  );
  expect(files.length).toBeGreaterThan(90);
  const named = files.flatMap((name) =>
    readFileSync(join(home, name), "utf-8")
      .split("\n")
      .filter((line) => NAMED.test(line) && !OTHER_MEANINGS[name.replaceAll("\\", "/")]?.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

test("an import of another game is detected in every spelling", () => {
  const path = join(GAMES, "my_village", "index.ts");
  for (const name of ["../village/moves", "$games/village/moves"])
    expect(isBelow(resolved(path, name), join(GAMES, "village"))).toBe(true);
});
