/** Village as the page sees it: the implementation of the `Game` interface. */
import type { Game } from "../../app/game";
import type { Sound } from "../../app/sound";
import { groupMoves } from "./moves";
import { chipsOf } from "./chips";
import { logStructure, groupEvents } from "./event_groups";
import { navSections } from "./nav_sections";
import Chip from "./components/Chip.svelte";
import Cube from "./components/Cube.svelte";
import Glyph from "./components/Glyph.svelte";
import ResourceBar from "./components/ResourceBar.svelte";
import { printedOn } from "./printed";
import { isOnBoard } from "./move_targets";
import Story from "./Story.svelte";
import type { View } from "./types";
import { nameOf } from "./tooltips/names";
import TextView from "./text_view/TextView.svelte";

const SOUNDS: Record<string, Sound> = { death: "death", mass: "mass", coins: "coins", mill: "coins" };

export const game: Game = {
  name: "village",
  board: () => import("./board/Board.svelte"),
  TextView,
  Story,
  Chip,
  Mark: Cube,
  Glyph,
  ResourceBar,
  chips: (events, seat, view, text) => chipsOf(events, seat, text, printedOn(view as View)),
  moveGroups: (tokens, view, names, text) => groupMoves(tokens, view as View, names, text),
  isOnBoard: (token, view) => isOnBoard(token, view as View),
  idleEvents: ["idle", "market_pass"],
  sound: ({ kind }) => SOUNDS[kind as string],
  nameOf,
  explain: () => import("./tooltips"),
  groupEvents: groupEvents,
  logStructure,
  navSections,
  introPictures: () => import("./rules_intro/Picture.svelte"),
};
