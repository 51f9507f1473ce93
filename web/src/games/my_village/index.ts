/** My Village as the page sees it: one object with everything the shell asks for. */
import type { Game } from "../../shell/game";
import type { Sound } from "../../shell/sound";
import { grouped } from "./answers";
import { book } from "./book";
import { chipsOf } from "./chips";
import { course, scenesOf } from "./happenings";
import { jumps } from "./jumps";
import Chip from "./parts/Chip.svelte";
import Dice from "./parts/Dice.svelte";
import Glyph from "./parts/Glyph.svelte";
import Pinned from "./parts/Pinned.svelte";
import { printedOn } from "./printed";
import { gathers, keyed, spotOf } from "./spots";
import Story from "./Story.svelte";
import type { View } from "./types";
import { nameOf } from "./what/names";
import InWords from "./words/InWords.svelte";

const SOUNDS: Record<string, Sound> = { grave: "death", chronicle: "death", window: "mass", coins: "coins" };

export const game: Game = {
  name: "my_village",
  board: () => import("./board/Board.svelte"),
  InWords,
  Story,
  Chip,
  Mark: Dice,
  Glyph,
  Pinned,
  chips: (events, seat, view, text) => chipsOf(events, seat, text, printedOn(view as View)),
  offers: (tokens, _, names, text) => grouped(tokens, names, text),
  placed: (token) => spotOf(token) !== null,
  gathers,
  keyed,
  sound: ({ kind }) => SOUNDS[kind as string],
  nameOf,
  explain: () => import("./what"),
  scenes: scenesOf,
  course,
  jumps,
  book,
};
