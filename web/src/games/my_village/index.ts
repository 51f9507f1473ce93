/** My Village as the page sees it: the implementation of the `Game` interface. */
import type { Game } from "$app/game";
import { groupMoves } from "./moves";
import { chipsOf } from "./chips";
import { definitionOf } from "./events";
import { logStructure, groupEvents } from "./event_groups";
import { navSections } from "./nav_sections";
import Chip from "./components/Chip.svelte";
import Dice from "./components/Dice.svelte";
import Glyph from "./components/Glyph.svelte";
import ResourceBar from "./components/ResourceBar.svelte";
import { printedOn } from "./printed";
import { isMultiSelect, hasNumberKey, targetOf } from "./move_targets";
import Story from "./Story.svelte";
import { gameEvents, type View } from "./types";
import { nameOf } from "./tooltips/names";
import TextView from "./text_view/TextView.svelte";

export const game: Game = {
  name: "my_village",
  board: () => import("./board/Board.svelte"),
  TextView,
  Story,
  Chip,
  Mark: Dice,
  Glyph,
  ResourceBar,
  chips: (events, seat, view, text) => chipsOf(events, seat, text, printedOn(view as View)),
  moveGroups: (tokens, _, names, text) => groupMoves(tokens, names, text),
  isOnBoard: (token) => targetOf(token) !== null,
  isMultiSelect,
  hasNumberKey,
  sound: (event) => gameEvents([event]).map((own) => definitionOf(own)?.sound)[0],
  nameOf,
  explain: () => import("./tooltips"),
  groupEvents: (events) => groupEvents(gameEvents(events)),
  logStructure: () => logStructure,
  navSections,
  introPictures: () => import("./rules_intro/Picture.svelte"),
};
