// Which place of the board stands for an answer. `black` is the display, `own` the village of whoever is asked.
import type { View } from "./types";

type Find = (answer: string) => string | null;

const own: Find = (answer) => `own.${answer}`;
const villager: Find = (answer) => `villager.${answer}`;

const FINDERS: Record<string, Find> = {
  dice: () => "pool",
  value: (answer) => `value.${answer}`,
  banner: (answer) => (answer.startsWith("white.") ? own(answer.slice(6)) : `black.${answer}`),
  white: own,
  pay: (answer) => own(answer === "guild" ? "council" : answer),
  plow: own,
  tile: own,
  customer: (answer) => `display.${answer}`,
  school: (answer) => (/^(left|right)\./.test(answer) ? `descendant.${answer}` : `pupil.${answer}`),
  headman: (answer) => `path.${answer}`,
  mark: (answer) => `mark.${answer}`,
  redraw: (answer) => (answer === "no" ? "seen" : null), // whoever takes the card that lies there keeps it
  death: villager,
  laborer: villager,
};
export const DECLINES = ["done", "no", "none", "stay", "yes"]; // most of these have no place

export const parted = (token: string): [string, string] => {
  const [step = "", answer = ""] = token.split(" ");
  return [step, answer];
};

/** The place on the board that stands for an answer, null if only words can. */
export function spotOf(token: string): string | null {
  const [step, answer] = parted(token);
  return DECLINES.includes(answer) && step !== "redraw" ? null : (FINDERS[step]?.(answer) ?? null);
}

/** Whether an answer is put together from several presses. */
export const gathers = (token: string) => {
  const [step, answer] = parted(token);
  return step === "dice" || (step === "customer" && answer !== "done");
};

/** Whether the board has numbers for it, by which it is put together. */
export const keyed = (token: string) => parted(token)[0] === "dice";

/** The places that can be pressed now, each with its answer. */
export function answering(tokens: string[]): Map<string, string> {
  const single = tokens.filter((token) => !gathers(token));
  return new Map(
    single.flatMap((token) => {
      const spot = spotOf(token);
      return spot === null ? [] : [[spot, token] as const];
    }),
  );
}

/** What a place would say to the question, to ask why it does not. */
const WOULD: Record<string, [from: RegExp, answer: string][]> = {
  value: [[/^value\.(.+)$/, "$1"]],
  banner: [
    [/^black\.(.+)$/, "$1"],
    [/^own\.(.+)$/, "white.$1"],
    [/^path\..+$/, "headman"],
  ],
  white: [[/^own\.(.+)$/, "$1"]],
  tile: [[/^own\.(.+)$/, "$1"]],
  plow: [[/^own\.(smithy|field\d)$/, "$1"]],
  pay: [
    [/^own\.council$/, "guild"],
    [/^own\.(stables|brewery|smithy|office|wainwright|field\d)$/, "$1"],
  ],
  customer: [[/^display\.(.+)$/, "$1"]],
  headman: [[/^path\.(.+)$/, "$1"]],
  mark: [[/^mark\.(.+)$/, "$1"]],
  redraw: [[/^seen$/, "no"]],
  school: [[/^villager\.(.+)$/, "left.$1"]],
  death: [[/^villager\.(.+)$/, "$1"]],
  laborer: [[/^villager\.(.+)$/, "$1"]],
};

/** The answer a place would give to this question if it were possible. */
export function wouldBe(spot: string, { ask }: View): string | null {
  const found = WOULD[ask.step]?.find(([from]) => from.test(spot));
  return found ? `${ask.step} ${spot.replace(found[0], found[1])}` : null;
}
