import type { Book } from "../../../app/game";

const CHAPTERS = [
  "SET", "RND", "DIE", "BAN", "BLK", "WHT", "HEA", "SCH", "CRF", "FLD", "CUS", "TRV", "CHU", "MNK", "MEE", "COU", "DTH",
  "END", "SCO",
]; // prettier-ignore

/** The rules in the order of a turn; the game has no expansions. */
export const book: Book = {
  editions: ["2015"],
  expansions: [],
  order: (chapter) => CHAPTERS.indexOf(chapter.split("-")[1] ?? ""),
  expansionOf: () => "",
  pictures: () => import("./Picture.svelte"),
};
