type Kind = "round" | "fir" | "bush" | "fruit";

/** Positions on the wedding green: below the sea, on its own sheet, or on a narrow page. */
export interface Plan {
  at: Record<string, [number, number, number?]>;
  trees: [number, number, Kind][];
  flowers: [number, number][];
}

const SHARED: Plan = {
  at: { marriage: [16, 40], bliss: [452, 28], dowry: [430, 222], smuggler: [764, 24] },
  trees: [
    [1180, 60, "fir"],
    [730, 130, "round"],
    [1182, 250, "bush"],
  ],
  flowers: [
    [424, 60],
    [700, 200],
    [940, 270],
    [420, 190],
  ],
};
const ALONE: Plan = {
  at: { marriage: [40, 96, 1.5], bliss: [800, 110, 1.45], dowry: [330, 442, 1.3], smuggler: [300, 600, 1.45] },
  trees: [
    [690, 170, "round"],
    [730, 200, "bush"],
    [1150, 520, "fruit"],
    [1100, 700, "fir"],
    [1150, 730, "fir"],
    [150, 560, "fruit"],
    [110, 700, "round"],
    [180, 800, "bush"],
    [1060, 840, "bush"],
  ],
  flowers: [
    [90, 470],
    [260, 640],
    [1000, 600],
    [1080, 420],
    [700, 380],
    [1020, 780],
  ],
};
const TALL: Plan = {
  at: { marriage: [12, 40, 1.14], bliss: [60, 296, 1.3], dowry: [20, 566, 1.44], smuggler: [4, 776, 1.06] },
  trees: [
    [440, 330, "round"],
    [30, 420, "fruit"],
    [452, 470, "bush"],
  ],
  flowers: [
    [30, 300],
    [440, 520],
    [20, 745],
  ],
};

export const greenOf = (tall: boolean, height: number): Plan => (tall ? TALL : height > 600 ? ALONE : SHARED);
