// How far an answer of a hint is behind the best, in a word; and one word with the analysis about the same moment.
import type { Schemas } from "../net/types";

type Advice = Schemas["Advice"];
type Point = Schemas["TurningPoint"];

const points = new Map<string, Point>();
const keyOf = (game: string, ply: number) => `${game} ${ply}`;

/** Keeps what an analysis tells of a game. */
export function remember(game: string, told: Point[]) {
  for (const point of told) points.set(keyOf(game, point.ply), point);
}
export const toldOf = (game: string, ply: number | null) => (ply === null ? undefined : points.get(keyOf(game, ply)));

/** The advice with the worths that the analysis told, the best first: it thought longer about these answers. */
export function agreed(answers: Advice[], point: Point | undefined, alone: boolean): Advice[] {
  if (!point) return answers;
  const worths = new Map([
    [point.answer, point.worth],
    [point.better, point.better_worth],
  ]);
  const measure = alone ? "score" : "chance";
  const told = answers.map((one) => ({ ...one, [measure]: worths.get(one.answer) ?? one[measure] }));
  return told.sort((a, b) => (b[measure] ?? 0) - (a[measure] ?? 0));
}

const [CLOSE, FAR] = [0.02, 0.05]; // of the victory: less than the first is no difference

/** The message for it; alone, a point is a hundredth. */
export const gradeOf = (behind: number) =>
  behind < CLOSE ? "page-hint-close-call" : behind < FAR ? "page-hint-behind" : "page-hint-worse";
