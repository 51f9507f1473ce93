import { PROFESSIONS } from "../../constants";
import type { View } from "../../types";

/** S-MAS-1: the first window without a member of the rival. */
export const freeWindow = ({ solo }: View): string[] =>
  (solo?.windows ?? []).flatMap((generation, n) => (generation ? [] : [`place.window${n + 1}`])).slice(0, 1);

/** The rival's members at a place, by generation. */
export function rivalMembers({ solo }: View, place: string): number[] | undefined {
  if (!solo) return undefined;
  const [, window] = /^window(\d)$/.exec(place) ?? [];
  if (window) return [1, 2, 3, 4].map((generation) => Number(solo.windows[Number(window) - 1] === generation));
  if (place === "bag") return solo.bag;
  return PROFESSIONS.includes(place) ? undefined : solo.dead[place.replace(/^chronicle\./, "")];
}
