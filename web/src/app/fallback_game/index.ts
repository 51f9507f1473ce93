/** A game without a board: it is played with its question, move buttons, log and scores. */
import type { Game } from "../game";
import type { Text } from "../i18n/text";
import Chip from "./Chip.svelte";
import TextView from "./TextView.svelte";

/** An empty component for the drawings that other games have. */
const Empty = () => ({});

const playerNames = (seats: number, text: Text) => Array.from({ length: seats }, (_, seat) => text.player(seat, []));

export const fallbackGame = (name: string): Game => ({
  name,
  TextView,
  Story: Empty,
  Chip,
  Mark: Empty,
  Glyph: Empty,
  chips: (events, _, view, text) =>
    events.map((event) => ({
      icon: "",
      tone: "plain",
      words: text.event(event, playerNames(view.seats, text)),
      obvious: true, // the prompt bar shows the whole sentence, which is too long for a button
    })),
  moveGroups: (tokens, _, names, text) => [
    {
      place: "",
      options: tokens.map((token) => {
        const full = text.move(token, names);
        return { token, label: full, full, mark: "", note: "" };
      }),
    },
  ],
  isOnBoard: () => false,
  groupEvents: (events) => [{ events, picture: "", rivalSeat: null }],
  logStructure: () => ({ startsTurn: () => false, round: () => 0 }),
  navSections: [{ anchor: "text-view", icon: "M4 6h16M4 12h16M4 18h10", message: "page-moves" }],
});
