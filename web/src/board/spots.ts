import { printedOn } from "./printed";
import type { View } from "./types";

/** The places of the board that can answer, by the name of the question. Boxes add theirs. */
export type Find = (answer: string, view: View) => string | null;

const FARM_MEMBER: Find = (answer) => `member.farm.${answer}`;
const ITSELF: Find = (answer) => answer;
const stock: Find = (answer) => `stock.${answer}`;
const own: Find = (answer) => `own.${answer}`;

const FINDERS: Record<string, Find> = {
  turn: (answer) => (answer.startsWith("well.") ? answer : `cube.${answer}`),
  action: (answer) => `area.${answer}`,
  harvest: () => "area.grain",
  family: (answer) => (answer === "birth" ? "area.family" : answer.replace("home", "member")),
  crafts: (answer) => `craft.${answer}`,
  make: (_, view) => `craft.${shop(view)}.make`,
  train: FARM_MEMBER,
  who: (answer, view) => `member.${origin(view)}.${answer}`,
  death: (answer) => `member.${answer}`,
  buy: (answer) => `member.bag.${answer}`,
  promote: (answer) => `member.window${answer}`,
  good: stock,
  cube: stock,
  gift: stock,
  fee: own,
  church: own,
  pay: (answer) => `pay.${answer}`,
  council: (answer) => ({ enter: "stage.1", rest: "area.council" })[answer] ?? answer.replace("advance", "stage"),
  privilege: (answer) => `privilege.${answer}`,
  travel: (answer) => answer.replace(/^send\./, "step.village.").replace(/^move\./, "step."),
  market: ITSELF,
};

/** The number that goes with the question: which workshop, which way, which window. */
export const about = (view: View): number => Number(view.stack.at(-1)?.[2] ?? 0);

const shop = (view: View): string => Object.keys(printedOn(view).crafts)[about(view)] ?? "";

/** Whom `who` asks for: its number is the way, from one place to another. */
export function origin(view: View): string {
  const places = [...PLACES, ...view.boxes.flatMap((box) => BOX_PLACES[box] ?? [])];
  return places[Math.floor(about(view) / places.length)] ?? "farm";
}

const BOX_PLACES: Record<string, string[]> = {};
const PLACES = (
  "reserve bag grave gone chronicle.council chronicle.crafts chronicle.travel chronicle.church chronicle.farm " +
  "farm wainwright stables office smithy north1 south1 north2 south2 north3 south3 " +
  "council1 council2 council3 council4 window1 window2 window3 window4"
).split(" ");

/** A box tells where its questions are answered and which places it adds for members. */
export function findAlso(box: string, finders: Record<string, Find>, places: string[] = []): void {
  Object.assign(FINDERS, finders);
  BOX_PLACES[box] = places;
}

/** The place on the board that stands for an answer, null if only words can: to decline has no place. */
export function spotOf(token: string, view: View): string | null {
  const [step = "", answer = ""] = token.split(" ");
  return answer === "pass" ? null : (FINDERS[step]?.(answer, view) ?? null);
}

/** Whether the board can show this answer; all others need a button. */
export function placed(token: string, view: View): boolean {
  return spotOf(token, view) !== null;
}
