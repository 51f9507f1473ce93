/** Where the cities lie in the travel area, what they give and what the paths between them cost (V-TRV). */
export interface City {
  x: number;
  y: number;
  gift: "prestige" | "coin" | "cubes";
  count: number;
}

export const CITIES: Record<string, City> = {
  north1: { x: 128, y: 72, gift: "prestige", count: 3 },
  south1: { x: 138, y: 210, gift: "prestige", count: 3 },
  north2: { x: 244, y: 60, gift: "coin", count: 1 },
  south2: { x: 254, y: 222, gift: "cubes", count: 2 },
  north3: { x: 352, y: 76, gift: "cubes", count: 2 },
  south3: { x: 356, y: 212, gift: "coin", count: 1 },
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

const VILLAGE = { x: 34, y: 158 };
export const spotOn = (id: string): { x: number; y: number } => CITIES[id] ?? VILLAGE;
