/** Village as the page sees it: the implementation of the `Game` interface. */
import type { Game } from "$app/game";
import type { AskEvent, Event, Schemas } from "$app/net/types";
import { groupMoves } from "./moves";
import { chipsOf } from "./chips";
import { compositionOf } from "./composition";
import { IDLE_EVENTS, logStructure, groupEvents } from "./event_groups";
import { navSections } from "./nav_sections";
import Chip from "./components/Chip.svelte";
import Cube from "./components/Cube.svelte";
import Glyph from "./components/Glyph.svelte";
import ResourceBar from "./components/ResourceBar.svelte";
import { isOnBoard } from "./move_targets";
import Story from "./Story.svelte";
import type { GameEvent, VillageEvent, View } from "./types";
import { nameOf } from "./tooltips/names";
import TextView from "./text_view/TextView.svelte";

/** The events of a table of this game; an expansion that `EventsOf` lacks does not compile. */
const ours = (events: Event[]): GameEvent[] => events as (Schemas["village_Event"] | AskEvent)[];
const happened = (events: Event[]): VillageEvent[] => events as Schemas["village_Event"][];

export const game: Game = {
  name: "village",
  board: () => import("./board/Board.svelte"),
  TextView,
  Story,
  Chip,
  Mark: Cube,
  Glyph,
  ResourceBar,
  chips: (events, seat, view, text) => chipsOf(ours(events), seat, text, compositionOf(view as View)),
  moveGroups: (tokens, view, names, text) => groupMoves(tokens, view as View, names, text),
  isOnBoard: (token, view) => isOnBoard(token, view as View),
  idleEvents: IDLE_EVENTS,
  sound: (event, view) => compositionOf(view as View).definitionOf(happened([event])[0]!)?.sound,
  nameOf,
  explain: () => import("./tooltips"),
  groupEvents: (events, view) => groupEvents(happened(events), compositionOf(view as View)),
  logStructure,
  navSections,
  introPictures: () => import("./rules_intro/Picture.svelte"),
};
