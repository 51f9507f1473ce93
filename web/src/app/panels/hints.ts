// How far a hinted move is behind the best one, and agreement with the analysis of the same position.
import type { Schemas } from "../net/types";

type Advice = Schemas["Advice"];
type Point = Schemas["TurningPoint"];

const points = new Map<string, Point>();
const keyOf = (tableId: string, ply: number) => `${tableId} ${ply}`;

/** Remember the turning points of an analysed game. */
export function rememberTurningPoints(tableId: string, turningPoints: Point[]) {
  for (const point of turningPoints) points.set(keyOf(tableId, point.ply), point);
}
export const turningPointAt = (tableId: string, ply: number | null) =>
  ply === null ? undefined : points.get(keyOf(tableId, ply));

/** Replace the values of a hint by those of the analysis, which took longer, and sort the best move first. */
export function mergeAnalysis(moves: Advice[], point: Point | undefined, isSolo: boolean): Advice[] {
  if (!point) return moves;
  const values = new Map([
    [point.move, point.value],
    [point.better, point.better_value],
  ]);
  const measure = isSolo ? "score" : "chance";
  const merged = moves.map((advice) => ({ ...advice, [measure]: values.get(advice.move) ?? advice[measure] }));
  return merged.sort((a, b) => (b[measure] ?? 0) - (a[measure] ?? 0));
}

const [CLOSE, FAR] = [0.02, 0.05]; // differences in win chance; below the first one moves count as equal

/** Return the message key for the distance to the best move; in single-player games a point counts as 0.01. */
export const gradeMessage = (behind: number) =>
  behind < CLOSE ? "page-hint-close-call" : behind < FAR ? "page-hint-behind" : "page-hint-worse";
