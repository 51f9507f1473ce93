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
  make: (_, view) => `craft.${view.ask.about}.make`,
  train: FARM_MEMBER,
  who: (answer, view) => `member.${view.ask.about}.${answer}`,
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

/** A box tells where its questions are answered. */
export function findAlso(finders: Record<string, Find>): void {
  Object.assign(FINDERS, finders);
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
