// Short names for the types generated from the OpenAPI description of the server (api.ts).
import type { Schemas } from "./api";

export type TableState = Schemas["TableState"];
export type TablePlayer = Schemas["TablePlayer"];
/** The fields common to the views of all games. */
export type View = Pick<
  NonNullable<Schemas["TableState"]["view"]>,
  "game" | "edition" | "expansions" | "options" | "seats" | "ply" | "round" | "ask" | "scores" | "seed_hash"
>;
export type Score = Schemas["Score"];
export type Message = Schemas["Message"];
export type MessageOf<Kind extends Message["kind"]> = Extract<Message, { kind: Kind }>;
/** A message with events: a move, or the start of the game. */
export type EventMessage = MessageOf<"start" | "move">;
export type PastPosition = Schemas["PastPosition"];
export type Previews = Schemas["Previews"];
export type LoggedMove = Schemas["LoggedMove"];
export type TableSummary = Schemas["TableSummary"];
export type QuickMatch = Schemas["QuickMatch"];
export type Leaderboard = Schemas["Leaderboard"];
export type Unrated = TableSummary["unrated"];
export type LessonState = Schemas["LessonState"];
export type LessonOffer = Schemas["LessonOffer"];
export type PuzzleState = Schemas["PuzzleState"];
export type PuzzleSolved = Schemas["PuzzleSolved"];
export type HintState = Schemas["HintState"];
export type AnalysisState = Schemas["AnalysisState"];
export type PuzzleSet = Schemas["PuzzleSet"];
export type DailyGame = Schemas["DailyGame"];
export type Profile = Schemas["Profile"];
export type Friend = Schemas["Friend"];
export type Me = Schemas["Me"];
export type Catalog = Schemas["Catalog"];
export type GameOffer = Schemas["GameOffer"];
export type NewTable = Schemas["NewTable"];
export type NewPlayer = Schemas["NewPlayer"];
export type IllegalMove = Schemas["IllegalMove"];
/** An event of any game, or a question in a preview; the fields of each kind are known to its game, which casts it. */
export interface Event {
  kind: string;
  seat: number;
  [field: string]: string | number | undefined;
}
/** A question that would follow a move, in its preview. */
export type AskEvent = Schemas["AskEvent"];
export const isQuestion = (event: Event): event is AskEvent => event.kind === "ask";

/** Why a move is illegal. */
export interface Refusal {
  rule: string;
  reason: string;
  arguments: string[];
}

export type { Schemas };
