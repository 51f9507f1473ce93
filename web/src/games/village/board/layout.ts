/** Positions of the places: around the square on a wide page, along one road on a narrow one. */
type Kind = "round" | "fir" | "bush" | "fruit";

type Point = [number, number];

export interface Land {
  meadows: string[];
  hills: string[];
  beyond: string;
  river: string;
  roads: string[];
  square: string;
  cobbles: string;
  bridges: { x: number; y: number; turn: number }[];
  tufts: Point[];
  fences: string[];
  life: { sheep?: Point[]; ducks?: Point[]; flowers?: Point[]; boat?: Point };
  trees: [number, number, number, Kind][];
}

export interface Layout {
  left: number;
  width: number;
  height: number;
  /** Upper left corner and scale of each place. */
  at: Record<string, [number, number, number?]>;
  land: Land;
}

export const WIDE: Layout = {
  left: 0,
  width: 1200,
  height: 900,
  at: {
    grain: [10, 14, 1.08],
    mill: [288, 12],
    church: [408, 16],
    graves: [266, 254],
    family: [8, 246],
    well: [778, 366],
    market: [356, 322],
    council: [796, 372],
    travel: [798, 12, 0.965],
    chronicle: [836, 652],
    craftsign: [24, 668],
    wainwright: [8, 700],
    stables: [168, 700],
    office: [332, 700],
    smithy: [494, 700],
    orchard: [652, 700], // sites for expansions
    pasture: [14, 448],
  },
  land: {
    meadows: [
      "M0 0h300c-20 90-120 160-300 190z",
      "M0 440c120-30 260 0 330 90S280 660 0 650z",
      "M250 250c60-60 160-60 190 20s-60 120-130 110-100-80-60-130z",
      "M780 380c130-40 320-20 420 20v240c-160 30-420 20-450-60s-20-180 30-200z",
      "M0 900V690c200-40 560-40 800 0v210z",
      "M800 640h400v260H780c-30-90-20-200 20-260z",
    ],
    hills: [
      "M940 0c30 40 120 60 260 30V0z",
      "M1060 300c40-40 100-50 140-40v60c-50-10-90-10-140-20z",
      "M860 60c30-30 90-30 110 0s-20 60-60 56-70-30-50-56z",
    ],
    beyond: "M790-20C768 80 834 150 820 226S950 352 1220 340V-10z",
    river: "M790-20C768 80 834 150 820 226S950 352 1220 340",
    roads: [
      "M560 340C560 310 540 290 520 270",
      "M390 450C320 440 260 470 190 430S120 270 150 170",
      "M205 425C236 380 238 300 256 256S330 200 362 150",
      "M470 600C470 640 450 660 440 700S420 830 430 910",
      "M-20 866C240 884 520 890 800 850",
      "M730 470C790 470 800 560 830 590S1000 640 1210 630",
      "M690 350C740 310 780 280 828 256S866 220 876 190",
      "M400 560C330 610 200 646 -20 646",
      "M800 850C850 760 840 680 830 590",
    ],
    square: "M372 372c20-40 100-58 190-58s190 20 206 70 8 150-20 190-90 46-190 46-180-6-206-54-12-150 20-194z",
    cobbles:
      "M400 400h14m30-30h14m60-20h14m80 6h14m60 20h14m40 50h14m-350 70h14m200 6h14m-90 40h14m130 20h14m-330 30h14" +
      "m70 40h14m120 2h14m110-30h14m-200-90h14m-160-40h14",
    bridges: [{ x: 826, y: 258, turn: -28 }],
    tufts: [
      [40, 232],
      [250, 60],
      [240, 150],
      [390, 220],
      [770, 60],
      [780, 180],
      [330, 590],
      [26, 640],
      [800, 440],
      [1180, 420],
      [820, 700],
      [1190, 700],
      [300, 660],
      [640, 660],
      [1010, 350],
      [880, 330],
    ],
    life: {
      sheep: [
        [1120, 560],
        [1150, 600],
        [700, 655],
      ],
      ducks: [
        [1010, 330],
        [1036, 338],
        [1110, 342],
      ],
      flowers: [
        [250, 96],
        [400, 250],
        [790, 420],
        [820, 520],
        [320, 640],
        [560, 668],
        [20, 420],
        [1170, 480],
        [780, 720],
      ],
      boat: [794, 84],
    },
    fences: ["M10 60L10 16 120 6", "M190 646C320 632 420 634 452 640", "M500 640C600 640 700 650 760 664"],
    trees: [
      [276, 52, 0.9, "fir"],
      [298, 76, 0.7, "fir"],
      [262, 84, 0.6, "bush"],
      [776, 86, 1, "round"],
      [752, 60, 0.8, "fir"],
      [790, 120, 0.7, "bush"],
      [246, 300, 0.7, "bush"],
      [330, 440, 0.9, "round"],
      [308, 448, 0.7, "bush"],
      [926, 424, 0.9, "round"],
      [782, 380, 0.7, "bush"],
      [1180, 390, 1, "round"],
      [1156, 376, 0.7, "bush"],
      [824, 636, 0.9, "round"],
      [1188, 640, 0.8, "fir"],
      [1166, 650, 0.7, "fir"],
      [1184, 60, 0.6, "fir"],
      [1168, 150, 0.7, "fir"],
      [1150, 160, 0.6, "fir"],
      [880, 46, 0.6, "fir"],
      [896, 52, 0.5, "fir"],
      [1130, 30, 0.6, "round"],
      [776, 640, 0.8, "bush"],
      [1000, 30, 0.5, "fir"],
    ],
  },
};
