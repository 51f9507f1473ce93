import type { View } from "./types";

/** The places of the board that can answer, by the name of the question. Boxes add theirs. */
type Find = (answer: string, view: View) => string | null;

const FARM_MEMBER: Find = (answer) => `member.farm.${answer}`;
const STALL: Find = (answer) => answer;

const FINDERS: Record<string, Find> = {
  turn: (answer) => (answer.startsWith("well.") ? answer : `cube.${answer}`),
  action: (answer) => `area.${answer}`,
  harvest: () => "area.grain",
  family: (answer) => (answer === "birth" ? "area.family" : answer.replace("home", "member")),
  crafts: (answer) => `craft.${answer}`,
  train: FARM_MEMBER,
  who: (answer, view) => `member.${origin(view)}.${answer}`,
  death: (answer) => `member.${answer}`,
  buy: (answer) => `member.bag.${answer}`,
  promote: (answer) => `member.window${answer}`,
  good: (answer) => `stock.${answer}`,
  cube: (answer) => `stock.${answer}`,
  gift: (answer) => `stock.${answer}`,
  fee: (answer) => `own.${answer}`,
  church: (answer) => `own.${answer}`,
  pay: (answer) => (answer.includes("+") ? null : `own.${answer}`),
  council: (answer) => ({ enter: "stage.1", rest: "area.council" })[answer] ?? answer.replace("advance", "stage"),
  privilege: (answer) => `privilege.${answer}`,
  travel: (answer) => answer.replace(/^send\./, "step.village.").replace(/^move\./, "step."),
  market: STALL,
};

/** Whom `who` asks for: its number on the stack is the way, from one place to another. */
function origin(view: View): string {
  const places = [...PLACES, ...view.boxes.flatMap((box) => BOX_PLACES[box] ?? [])];
  return places[Math.floor(Number(view.stack.at(-1)?.[2] ?? 0) / places.length)] ?? "farm";
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

/** The place on the board that stands for an answer, null if only words can. */
export function spotOf(token: string, view: View): string | null {
  const [step = "", answer = ""] = token.split(" ");
  return answer === "pass" ? null : (FINDERS[step]?.(answer, view) ?? null);
}

/** Whether the board can show this answer; all others need a button. */
export function placed(token: string, view: View): boolean {
  return spotOf(token, view) !== null;
}

/** The answer a place would give to this question if it were possible, to ask why it is not. */
export function wouldBe(spot: string, step: string): string | null {
  const [kind, ...rest] = spot.split(".");
  const tail = rest.join(".");
  if (step === "turn") return kind === "cube" ? `turn ${tail}` : kind === "well" ? `turn ${spot}` : null;
  if (step === "action" && kind === "area") return `action ${tail}`;
  if (kind === "stall" && ["market", "serve", "scrap"].includes(step)) return `${step} ${spot}`;
  if (kind === "craft" && step === "crafts") return `crafts ${tail}`;
  if (kind === "privilege" && step === "privilege") return `privilege ${tail}`;
  if (kind === "stock" && ["good", "cube", "gift"].includes(step)) return `${step} ${tail}`;
  if (kind === "member") return { death: `death ${tail}`, family: `family home.${tail}` }[step] ?? null;
  return null;
}
