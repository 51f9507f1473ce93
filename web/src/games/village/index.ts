/** Village as the page sees it: one object with everything the shell asks for. */
import type { Game } from "../../shell/game";
import type { Sound } from "../../shell/sound";
import { grouped } from "./answers";
import { book } from "./book";
import { chipsOf } from "./chips";
import { course, scenesOf } from "./happenings";
import { jumps } from "./jumps";
import Chip from "./parts/Chip.svelte";
import Cube from "./parts/Cube.svelte";
import Glyph from "./parts/Glyph.svelte";
import Pinned from "./parts/Pinned.svelte";
import { printedOn } from "./printed";
import { placed } from "./spots";
import Story from "./Story.svelte";
import type { View } from "./types";
import { nameOf } from "./what/names";
import InWords from "./words/InWords.svelte";

const SOUNDS: Record<string, Sound> = { death: "death", mass: "mass", coins: "coins", mill: "coins" };

export const game: Game = {
  name: "village",
  board: () => import("./board/Board.svelte"),
  InWords,
  Story,
  Chip,
  Mark: Cube,
  Glyph,
  Pinned,
  chips: (events, seat, view, text) => chipsOf(events, seat, text, printedOn(view as View)),
  offers: (tokens, view, names, text) => grouped(tokens, view as View, names, text),
  placed: (token, view) => placed(token, view as View),
  idle: ["idle", "market_pass"],
  sound: ({ kind }) => SOUNDS[kind as string],
  nameOf,
  explain: () => import("./what"),
  scenes: scenesOf,
  course,
  jumps,
  book,
};
