// Whose words are in which file, as in village/text/catalogue.py: those of all games, and those of one.
import { BareText } from "./bare";
import { Text, type Grammar } from "./text";

export type Files = Record<string, string>; // by path

const WORDS_ONLY: Grammar = { kinds: ["word"], kinds_about: [], seated: [], payments: [], paid: [], counted: [] };

const grammars = import.meta.glob<Partial<Grammar>>("../../../../src/village/games/*/text/grammar.json", {
  import: "default",
  eager: true,
});

const within = <T>(files: Record<string, T>, folder: string): T[] =>
  Object.entries(files).flatMap(([path, file]) => (path.includes(folder) ? [file] : []));

export const shared = (files: Files) => within(files, "src/village/text/");
export const filesOf = (game: string, files: Files) => within(files, `/games/${game}/text/`);

/** A game in one language; one that brings no words here is spoken of by its tokens. */
export function textOf(game: string, language: string, files: Files): Text {
  const own = filesOf(game, files);
  if (!own.length) return new BareText(language, shared(files), WORDS_ONLY);
  const [grammar] = within(grammars, `/games/${game}/text/`);
  return new Text(language, [...shared(files), ...own], { ...WORDS_ONLY, ...grammar });
}
