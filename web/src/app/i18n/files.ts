// The message files of the page, loaded by language and part; see web/text_chunks.ts.
import loaders from "texts";

export type Files = Record<string, string>; // by path below src/village

export type Part = "page" | "lessons" | "tooltips" | "offline";

export const loadFiles = async (language: string, part: Part = "page"): Promise<Files> =>
  (await loaders[`${part}-${language}`]!()).files;
