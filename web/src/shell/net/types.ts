// Names for the types that are made from the server's description of itself (api.ts).
import type { components } from "./api";

type Schemas = components["schemas"];

export type TableNow = Schemas["TableNow"];
export type ChairNow = Schemas["ChairNow"];
/** What every game shows; a game knows the rest of its own views. */
export type View = Pick<
  NonNullable<Schemas["TableNow"]["view"]>,
  "game" | "edition" | "boxes" | "options" | "seats" | "ply" | "round" | "ask" | "scores" | "seed_hash"
>;
export type Score = Schemas["Score"];
export type Message = Schemas["Message"];
export type PastMoment = Schemas["PastMoment"];
export type Outlook = Schemas["Outlook"];
export type Answered = Schemas["Answered"];
export type Listed = Schemas["TableSummary"];
export type LessonNow = Schemas["LessonNow"];
export type LessonOffer = Schemas["LessonOffer"];
export type PuzzleNow = Schemas["PuzzleNow"];
export type PuzzleSolved = Schemas["PuzzleSolved"];
export type PuzzleSet = Schemas["PuzzleSet"];
export type DailyGame = Schemas["DailyGame"];
export type Personal = Schemas["Personal"];
export type Friend = Schemas["Friend"];
export type Me = Schemas["Me"];
export type Choices = Schemas["Choices"];
export type GameOffer = Schemas["GameOffer"];
export type NewGame = Partial<Schemas["NewGame"]>;
export type NewSeat = Pick<Schemas["NewSeat"], "kind"> & Partial<Schemas["NewSeat"]>;
export type Refused = Schemas["Refused"];
export type Event = Record<string, string | number>;

/** Why a place gives no answer. */
export interface WhyNot {
  rule: string;
  reason: string;
  arguments: string[];
}

export type { Schemas };
