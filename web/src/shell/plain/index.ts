/** A game that has no drawing: its question, answers, log and scores are all there is. */
import type { Game } from "../game";
import type { Text } from "../i18n/text";
import Chip from "./Chip.svelte";
import InWords from "./InWords.svelte";

/** A component where others have a drawing. */
const nothing = () => ({});

const numbered = (seats: number, text: Text) => Array.from({ length: seats }, (_, seat) => text.player(seat, []));

export const plain = (name: string): Game => ({
  name,
  InWords,
  Story: nothing,
  Chip,
  Mark: nothing,
  Glyph: nothing,
  chips: (events, _, view, text) =>
    events.map((event) => ({
      icon: "",
      tone: "plain",
      words: text.event(event, numbered(view.seats, text)),
      obvious: true, // the bar says it in a whole sentence, which is too much for a button
    })),
  offers: (tokens, _, names, text) => [
    {
      place: "",
      offers: tokens.map((token) => {
        const full = text.answer(token, names);
        return { token, label: full, full, mark: "", note: "" };
      }),
    },
  ],
  placed: () => false,
  scenes: (events) => [{ events, picture: "", beside: null }],
  course: { begins: () => false, round: () => 0 },
  jumps: [{ where: ".words", icon: "M4 6h16M4 12h16M4 18h10", words: "page-answers" }],
  book: { editions: [], boxes: [], order: () => 0, boxOf: () => "" },
});
