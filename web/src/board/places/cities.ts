/** Where the cities lie in the travel area, what they give and what the paths between them cost (V-TRV). */
export interface City {
  x: number;
  y: number;
  gift: "prestige" | "coin" | "cubes";
  count: number;
}

export const CITIES: Record<string, City> = {
  north1: { x: 142, y: 70, gift: "prestige", count: 3 },
  south1: { x: 168, y: 222, gift: "prestige", count: 3 },
  north2: { x: 252, y: 60, gift: "coin", count: 1 },
  south2: { x: 268, y: 226, gift: "cubes", count: 2 },
  north3: { x: 354, y: 74, gift: "cubes", count: 2 },
  south3: { x: 362, y: 216, gift: "coin", count: 1 },
};

export const PATHS = [
  { from: "village", to: "north1", cubes: ["brown", "brown"] },
  { from: "village", to: "south1", cubes: ["pink", "pink"] },
  { from: "north1", to: "south1", cubes: ["brown", "pink"] },
  { from: "north1", to: "north2", cubes: ["brown", "orange"] },
  { from: "south1", to: "south2", cubes: ["orange", "pink"] },
  { from: "north2", to: "south2", cubes: ["orange", "orange"] },
  { from: "north2", to: "north3", cubes: ["orange", "pink"] },
  { from: "south2", to: "south3", cubes: ["brown", "orange"] },
  { from: "north3", to: "south3", cubes: ["brown", "pink"] },
];

const VILLAGE = { x: 74, y: 172 };
export const spotOn = (id: string): { x: number; y: number } => CITIES[id] ?? VILLAGE;
