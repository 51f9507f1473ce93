import type { Box, District } from "../boxes";

/** One picture of the table: the village, or what a box has outside of it. */
export interface Sheet {
  id: string;
  districts: District[];
}

/** The village first. What lies outside shares one more sheet where there is room, else each has its own. */
export function sheetsOf(boxes: Box[], tall: boolean): Sheet[] {
  const outside = boxes.flatMap((box) => box.district ?? []);
  const village = { id: "village", districts: [] };
  if (tall) return [village, ...outside.map((district) => ({ id: district.id, districts: [district] }))];
  return outside.length ? [village, { id: outside.map(({ id }) => id).join("-"), districts: outside }] : [village];
}

/** Which sheet a question is answered on: where most glows; the one that lies open where nothing does. */
export function sheetFor(glows: number[], open: number): number {
  const most = Math.max(0, ...glows);
  return most === 0 || glows[open] === most ? open : glows.indexOf(most);
}

export const WIDTH = { tall: 480, wide: 1200 };
const HEIGHT = 900; // as the village, so that nothing moves when a sheet is turned

/** How high each district of a sheet is drawn. */
export function heightsOf(districts: District[], tall: boolean): number[] {
  if (tall) return districts.map(({ heights }) => heights.tall);
  const whole = districts.reduce((sum, { heights }) => sum + heights.wide, 0);
  return districts.map(({ heights }) => (heights.wide * HEIGHT) / whole);
}
