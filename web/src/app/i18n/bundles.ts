// The message files of a game: the shared ones and its own, as in village/text/catalogue.py.
import { FallbackText } from "./fallback";
import type { Files } from "./files";
import { Text, type Grammar } from "./text";

const WORDS_ONLY: Grammar = { kinds: ["word"], kinds_about: [], seated: [], payments: [], paid: [], counted: [] };

const grammars = import.meta.glob<Partial<Grammar>>("./games/*/text/grammar.json", {
  base: "../../../../src/village",
  import: "default",
  eager: true,
});

const within = <T>(files: Record<string, T>, folder: string): T[] =>
  Object.entries(files).flatMap(([path, file]) => (path.startsWith(folder) ? [file] : []));

export const filesOf = (game: string, files: Files) => within(files, `games/${game}/text/`);

/** Create the texts of a game in one language; a game without messages falls back to its tokens. */
export function createText(game: string, language: string, files: Files): Text {
  const shared = within(files, "text/");
  const own = filesOf(game, files);
  if (!own.length) return new FallbackText(language, shared, WORDS_ONLY);
  const [grammar] = within(grammars, `./games/${game}/text/`);
  return new Text(language, [...shared, ...own], { ...WORDS_ONLY, ...grammar });
}
