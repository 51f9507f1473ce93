/** Where the cities lie in the travel area. What they give and what the paths cost is printed. */
export const CITIES: Record<string, { x: number; y: number }> = {
  north1: { x: 142, y: 70 },
  south1: { x: 168, y: 222 },
  north2: { x: 252, y: 60 },
  south2: { x: 268, y: 226 },
  north3: { x: 354, y: 74 },
  south3: { x: 362, y: 216 },
};

const VILLAGE = { x: 74, y: 172 };
export const spotOn = (id: string): { x: number; y: number } => CITIES[id] ?? VILLAGE;
