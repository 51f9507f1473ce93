/** Village as the page sees it: the implementation of the `Game` interface. */
import type { Game } from "$app/game";
import type { Event } from "$app/net/types";
import { groupMoves } from "./moves";
import { chipsOf } from "./chips";
import { compositionOf } from "./composition";
import { logStructure, groupEvents } from "./event_groups";
import { navSections } from "./nav_sections";
import Chip from "./components/Chip.svelte";
import Cube from "./components/Cube.svelte";
import Glyph from "./components/Glyph.svelte";
import ResourceBar from "./components/ResourceBar.svelte";
import { isOnBoard } from "./move_targets";
import Story from "./Story.svelte";
import { gameEvents, loggedEvents, type View } from "./types";
import { nameOf } from "./tooltips/names";
import TextView from "./text_view/TextView.svelte";

/** The definition of an event in the log. */
const definitionOf = (event: Event, view: View) => {
  const [logged] = loggedEvents([event]);
  return logged && compositionOf(view).definitionOf(logged);
};

export const game: Game = {
  name: "village",
  board: () => import("./board/Board.svelte"),
  TextView,
  Story,
  Chip,
  Mark: Cube,
  Glyph,
  ResourceBar,
  chips: (events, seat, view, text) => chipsOf(gameEvents(events), seat, text, compositionOf(view as View)),
  moveGroups: (tokens, view, names, text) => groupMoves(tokens, view as View, names, text),
  isOnBoard: (token, view) => isOnBoard(token, view as View),
  isIdle: (event, view) => definitionOf(event, view as View)?.isIdle ?? false,
  sound: (event, view) => definitionOf(event, view as View)?.sound,
  nameOf,
  explain: () => import("./tooltips"),
  groupEvents: (events, view) => groupEvents(loggedEvents(events), compositionOf(view as View)),
  logStructure: (view) => logStructure(compositionOf(view as View)),
  navSections,
  introPictures: () => import("./rules_intro/Picture.svelte"),
};
