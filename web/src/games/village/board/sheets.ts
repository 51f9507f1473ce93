import type { AnyExpansion, District } from "../contribution";

/** One sheet of the board: the village, or districts of expansions. */
export interface Sheet {
  id: string;
  districts: District[];
}

/** Return the village, then the districts: on one shared sheet where there is room, otherwise one sheet each. */
export function sheetsOf(expansions: AnyExpansion[], tall: boolean): Sheet[] {
  const outside = expansions.flatMap((expansion) => expansion.district ?? []);
  const village = { id: "village", districts: [] };
  if (tall) return [village, ...outside.map((district) => ({ id: district.id, districts: [district] }))];
  return outside.length ? [village, { id: outside.map(({ id }) => id).join("-"), districts: outside }] : [village];
}

/** Return the sheet with most legal moves; the open sheet if there are none. */
export function sheetFor(glows: number[], open: number): number {
  const most = Math.max(0, ...glows);
  return most === 0 || glows[open] === most ? open : glows.indexOf(most);
}

export const WIDTH = { tall: 480, wide: 1200 };
const HEIGHT = 900; // as high as the village, so that the layout does not shift

/** Return the height of each district of a sheet. */
export function heightsOf(districts: District[], tall: boolean): number[] {
  if (tall) return districts.map(({ heights }) => heights.tall);
  const whole = districts.reduce((sum, { heights }) => sum + heights.wide, 0);
  return districts.map(({ heights }) => (heights.wide * HEIGHT) / whole);
}
