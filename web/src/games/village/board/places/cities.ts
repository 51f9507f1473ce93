/** Positions of the cities; rewards and path costs come from the printed values. */
export const CITIES: Record<string, { x: number; y: number }> = {
  north1: { x: 142, y: 70 },
  south1: { x: 168, y: 222 },
  north2: { x: 252, y: 60 },
  south2: { x: 268, y: 226 },
  north3: { x: 354, y: 74 },
  south3: { x: 362, y: 216 },
};

const VILLAGE = { x: 74, y: 172 };
export const positionOf = (id: string): { x: number; y: number } => CITIES[id] ?? VILLAGE;

/** Positions of the travel arrows: next to the path, where they hide neither price nor reward. */
const ARROWS: Record<string, [x: number, y: number]> = {
  "village.north1": [114, 149],
  "village.south1": [86, 197],
  "north1.north2": [206, 92],
  "north2.north1": [194, 29],
  "north2.north3": [302, 95],
  "north3.north2": [305, 24],
  "south1.south2": [220, 190],
  "south2.south1": [216, 249],
  "south2.south3": [315, 185],
  "south3.south2": [315, 249],
  "north1.south1": [200, 166],
  "south1.north1": [199, 127],
  "north2.south2": [258, 112],
  "south2.north2": [294, 164],
  "north3.south3": [323, 138],
  "south3.north3": [398, 110],
};
export const arrowPosition = (from: string, to: string): { x: number; y: number } => {
  const [x = 0, y = 0] = ARROWS[`${from}.${to}`] ?? [];
  return { x, y };
};

/** Position of the price of a path. */
export function pricePosition(from: string, to: string): { x: number; y: number } {
  const [a, b] = [positionOf(from), positionOf(to)];
  return { x: (a.x + b.x) / 2 + 4, y: (a.y + b.y) / 2 - 5 };
}
