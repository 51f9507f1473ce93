// The parts of the table under the thumb: what can be had, and the villages.
import type { Jump } from "../../shell/game";

export const jumps: Jump[] = [
  {
    where: ".commons",
    icon: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    words: "page-jump-display",
  },
  {
    where: ".villages",
    icon: "M3 11 8 5l5 6v9H3zM13 20v-6l4-5 4 5v6zM7 20v-4h2v4",
    words: "page-jump-villages",
  },
];
