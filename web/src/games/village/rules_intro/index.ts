import type { Book } from "../../../app/game";

const EXPANSIONS: Record<string, string> = {
  V: "",
  S: "solo",
  I: "inn",
  P: "port",
  W: "marriage",
  G: "goals",
  C: "customers",
};
const ORDER = Object.keys(EXPANSIONS);
const SOLO = /^S-|-SOL$/;

/** Rule ids begin with the letter of their expansion; every chapter may have solo rules. */
export const book: Book = {
  editions: ["2011", "bigbox"],
  expansions: ["solo", "inn", "port", "marriage", "goals", "customers"],
  order: (chapter) => ORDER.indexOf(chapter[0]!),
  expansionOf: (chapter) => (SOLO.test(chapter) ? "solo" : (EXPANSIONS[chapter[0]!] ?? "")),
  pictures: () => import("./Picture.svelte"),
};
