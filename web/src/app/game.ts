// The interface between the app and a game. A game is one object; `games/index.ts` loads it by name when a table needs it.
import { getContext, setContext, type Component, type Snippet } from "svelte";
import type { Text } from "./i18n/text";
import type { Event, View } from "./net/types";
import type { LogEntry } from "./store/log";
import type { Sound } from "./sound";
import type { Stage } from "./store/animation_control";
import type { OpenTable } from "$app/store/table/open_table";

/** An effect of a move: a small icon and a few words. */
export interface Chip {
  icon: string; // one of the game's icon names, "" for none
  tone: "time" | "less" | "more" | "death" | "plain";
  words: string;
  obvious?: boolean; // the label of the move already says it
}

/** A legal move as a button. */
export interface MoveOption {
  token: string;
  label: string; // short, for use under the heading of its place
  full: string; // complete, without a heading
  mark: string; // a piece shown before the label, "" for none
  note: string; // public information that helps to choose
}

/** The moves at one place of the board; the place is "" for moves without one. */
export interface MoveGroup {
  place: string;
  options: MoveOption[];
}

/** Consecutive events shown together in the log. */
export interface EventGroup {
  events: Event[];
  picture: string;
  rivalSeat: number | null; // seat colour of a rival who has no seat
}

/** A section of the table that the navigation bar of small screens leads to. */
export interface NavSection {
  anchor: string; // the name of its element
  icon: string; // SVG path
  message: string; // key of its name
}

/** How the log is divided into turns and rounds; the messages of the server do not say it. */
export interface LogStructure {
  startsTurn: (entry: LogEntry) => boolean;
  round: (entry: LogEntry) => number; // the round that begins here, 0 for none
}

/** Marks on a move target: the move would be wasted, or a hint points at it. */
export interface Marks {
  "data-wasted"?: true;
  "data-hinted"?: true;
}

/** What a part of the board is, for a player who sees it for the first time. */
export interface Explanation {
  title: string;
  words: string;
  rule: string;
}

/** The table that an explanation refers to. */
export interface ExplainContext {
  view: View;
  seat: number; // -1 for a spectator
  names: string[];
  text: Text;
}

export type Explain = (name: string, context: ExplainContext) => Explanation | null;

export interface BoardProps {
  view: View;
  seat: number | null;
  tokens: string[];
  names: string[];
  preview: Event[]; // events that would follow the hovered move
  highlighted: Event[]; // past events to mark on the board
  label: (token: string) => string;
  marks?: (token: string) => Marks;
  onmove: (token: string) => void;
  onhover: (token: string | null) => void;
  onexplain: (press: MouseEvent, move: string | null) => void; // a click without a legal move, and the move it attempts
  sidebar: Snippet;
}

/** The pictures of the introduction to the rules, by topic: aim, turn, life, end. */
export type IntroPictures = () => Promise<{ default: Component<{ of: string }> }>;

export interface Game {
  name: string;
  /** The board, loaded on demand because it is large. A game without one is played with text and buttons. */
  board?: () => Promise<{ default: Component<BoardProps, Stage> }>;
  TextView: Component<{ view: View; names: string[] }>;
  Story: Component<{ table: OpenTable }>;
  Chip: Component<{ chip: Chip }>;
  Mark: Component<{ name: string }>;
  Glyph: Component<{ name: string; size?: number }>;
  /** A player's resources in one line, for screens where the board may be scrolled away; a click explains a resource. */
  ResourceBar?: Component<{ view: View; seat: number; onask: (press: MouseEvent) => void }>;
  chips: (events: Event[], seat: number, view: View, text: Text) => Chip[];
  moveGroups: (tokens: string[], view: View, names: string[], text: Text) => MoveGroup[];
  /** Whether the board shows this move; all other moves need a button. */
  isOnBoard: (token: string, view: View) => boolean;
  /** Whether the move is composed on the board with several clicks; buttons for all combinations would be too many. */
  isMultiSelect?: (token: string) => boolean;
  /** Whether the board itself numbers this move for the keys 1 to 9; the prompt bar numbers the others. */
  hasNumberKey?: (token: string) => boolean;
  /** Whether an event says that a move has no effect. */
  isIdle?: (event: Event, view: View) => boolean;
  /** The sound of an event, if any. */
  sound?: (event: Event, view: View) => Sound | undefined;
  /** The name under which an element of the board is explained, null if it has no explanation. */
  nameOf?: (element: Element) => string | null;
  /** The explanations, loaded on demand. */
  explain?: () => Promise<{ explain: Explain }>;
  groupEvents: (events: Event[], view: View) => EventGroup[];
  logStructure: (view: View) => LogStructure;
  navSections: NavSection[];
  introPictures?: IntroPictures;
}

/** The ways to play offered on the home screen. */
export type PlayMode = "singlePlayer" | "share" | "friends" | "online" | "new";

/** What the home screen shows of a game before the rest of it is loaded. */
export interface Cover {
  seats: number; // number of seats of a quick game
  hasSoloMode: boolean;
  Picture: Component;
  Steps: Component;
  Vignette: Component<{ of: PlayMode }>;
  /** The symbols of the expansions, loaded on demand. */
  symbols?: () => Promise<{ default: Component<{ of: string }> }>;
}

const KEY = Symbol("game");

export const setGame = (game: Game): Game => setContext(KEY, game);
export const getGame = (): Game => getContext<Game>(KEY);

/** Return the chips as one line of text for screen readers. */
export const chipsText = (chips: Chip[]) => chips.map((chip) => chip.words).join(", ");
