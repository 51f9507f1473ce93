// What the shell asks of a game. A game is one object; `games/index.ts` knows them by name and loads them when a table needs one.
import { getContext, setContext, type Component, type Snippet } from "svelte";
import type { Text } from "./i18n/text";
import type { Event, View } from "./net/types";
import type { Entry } from "./store/entries";
import type { Sound } from "./sound";
import type { Stage } from "./store/perform";
import type { Table } from "./store/table.svelte";

/** A consequence as a short sign: a small picture and a few words. */
export interface Chip {
  icon: string; // as the game names its pictures, "" for none
  tone: "time" | "less" | "more" | "death" | "plain";
  words: string;
  obvious?: boolean; // the answer itself says so already
}

/** An answer as a button. */
export interface Offer {
  token: string;
  label: string; // beside its place
  full: string;
  mark: string; // a piece shown before it, "" for none
  note: string; // what lies open on the table anyway
}

/** Answers that belong to one place; "" where there is none. */
export interface Group {
  place: string;
  offers: Offer[];
}

/** A part of what happened that is told together. */
export interface Scene {
  events: Event[];
  picture: string;
  beside: number | null; // the seat colour of somebody who plays without a seat
}

/** A part of the table to go to on small screens. */
export interface Jump {
  where: string; // a selector
  icon: string; // the path of a small drawing
  words: string; // the message that names it
}

/** How a log is parted: where a turn begins, and which round does, 0 for none. Messages do not say it. */
export interface Course {
  begins: (entry: Entry) => boolean;
  round: (entry: Entry) => number;
}

/** How an answer on the board is set off: it would be wasted, or it is the one a hint shows. */
export interface Marks {
  "data-wasted"?: true;
  "data-hinted"?: true;
}

/** What something on the board is, in words of somebody who sees it for the first time. */
export interface What {
  title: string;
  words: string;
  rule: string;
}

/** The table on which it is seen. */
export interface Sight {
  view: View;
  seat: number; // -1 for a spectator
  names: string[];
  text: Text;
}

export type Explain = (name: string, sight: Sight) => What | null;

export interface BoardProps {
  view: View;
  seat: number | null;
  tokens: string[];
  names: string[];
  outlook: Event[]; // what would follow the answer pointed at
  lit: Event[]; // what happened, to be marked where it happened
  label: (token: string) => string;
  marks?: (token: string) => Marks;
  onanswer: (token: string) => void;
  onpoint: (token: string | null) => void;
  onother: (press: MouseEvent, answer: string | null) => void; // no answer now, and the one it would be
  side: Snippet; // what the page shows beside or under it
}

/** The rules as a book: which chapters belong to which box. */
export interface Book {
  editions: string[];
  boxes: string[];
  order: (chapter: string) => number;
  boxOf: (chapter: string) => string; // "" for the base game
  pictures?: () => Promise<{ default: Component<{ of: Leaf }> }>;
}

/** What a rulebook begins with, before the law: each a few words and a picture. */
export const LEAVES = ["aim", "turn", "life", "end"] as const;
export type Leaf = (typeof LEAVES)[number];

export interface Game {
  name: string;
  /** The drawing comes when it is needed: it is most of a game. Without one it is played by words. */
  board?: () => Promise<{ default: Component<BoardProps, Stage> }>;
  InWords: Component<{ view: View; names: string[] }>;
  Story: Component<{ table: Table }>;
  Chip: Component<{ chip: Chip }>;
  Mark: Component<{ name: string }>;
  Glyph: Component<{ name: string; size?: number }>;
  /** What a seat has in one line, where the board beside the question is out of sight; a press there asks what it is. */
  Pinned?: Component<{ view: View; seat: number; onask: (press: MouseEvent) => void }>;
  chips: (events: Event[], seat: number, view: View, text: Text) => Chip[];
  offers: (tokens: string[], view: View, names: string[], text: Text) => Group[];
  /** Whether the board can show this answer; all others need a button. */
  placed: (token: string, view: View) => boolean;
  /** Whether the board puts this answer together from several presses: as buttons they would be too many. */
  gathers?: (token: string) => boolean;
  /** Which of them the board numbers itself, for those who answer by the keys 1 to 9; the bar lists the others then. */
  keyed?: (token: string) => boolean;
  /** The events by which it says that one's answer leads to nothing. */
  idle?: string[];
  /** What is heard when it happens, if anything. */
  sound?: (event: Event) => Sound | undefined;
  /** The name of something drawn, by which it is explained; null for what is nothing by itself. */
  nameOf?: (element: Element) => string | null;
  /** It comes when somebody asks. */
  explain?: () => Promise<{ explain: Explain }>;
  scenes: (events: Event[]) => Scene[];
  course: Course;
  jumps: Jump[];
  book: Book;
}

/** The ways to play that the first screen offers. */
export type Way = "alone" | "share" | "friends" | "new";

/** What the first screens show of a game before anything else of it is loaded. */
export interface Cover {
  seats: number; // at a table laid by one click
  alone: boolean; // whether one can play it alone
  Picture: Component;
  Steps: Component;
  Vignette: Component<{ of: Way }>;
}

const KEY = Symbol("game");

export const setGame = (game: Game): Game => setContext(KEY, game);
export const getGame = (): Game => getContext<Game>(KEY);

/** Consequences in one line, for those who listen. */
export const inWords = (chips: Chip[]) => chips.map((chip) => chip.words).join(", ");
