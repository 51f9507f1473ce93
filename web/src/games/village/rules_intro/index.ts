import type { Book } from "../../../app/game";

const BOXES: Record<string, string> = {
  V: "",
  S: "solo",
  I: "inn",
  P: "port",
  W: "marriage",
  G: "goals",
  C: "customers",
};
const ORDER = Object.keys(BOXES);
const SOLO = /^S-|-SOL$/;

/** Rule ids begin with the letter of their expansion; every chapter may have solo rules. */
export const book: Book = {
  editions: ["2011", "bigbox"],
  boxes: ["solo", "inn", "port", "marriage", "goals", "customers"],
  order: (chapter) => ORDER.indexOf(chapter[0]!),
  boxOf: (chapter) => (SOLO.test(chapter) ? "solo" : (BOXES[chapter[0]!] ?? "")),
  pictures: () => import("./Picture.svelte"),
};
