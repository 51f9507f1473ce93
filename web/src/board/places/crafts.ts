/** What is printed at the craft buildings (V-CRF-5). Boxes add buildings. */
export interface Craft {
  train: number;
  make: number;
  buy: string[];
  goods: string[];
}

export const CRAFTS: Record<string, Craft> = {
  wainwright: { train: 2, make: 2, buy: ["orange", "pink"], goods: ["wagon"] },
  stables: { train: 3, make: 3, buy: ["grain", "grain", "grain"], goods: ["horse", "ox"] },
  office: { train: 2, make: 2, buy: ["pink"], goods: ["scroll"] },
  smithy: { train: 3, make: 3, buy: ["orange", "pink"], goods: ["plow"] },
  mill: { train: 0, make: 2, buy: [], goods: ["coin"] },
};
