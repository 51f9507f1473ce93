import type { Layout } from "../layout";

/** Layout for narrow pages: 480 wide, two or three places in a row, travel below the river. */
export function tallLayout(sites: boolean, cities: boolean): Layout {
  const market = 434;
  const council = market + 262;
  const crafts = council + 272;
  const more = crafts + 400; // the second row of buildings
  const rooms = more + 372; // the site of an expansion, if it is used
  const travel = rooms + (sites ? 214 : 10);
  const chronicle = travel + (cities ? 334 : 40);
  const height = chronicle + 232;
  return {
    left: 0,
    width: 480,
    height,
    at: {
      church: [-8, 6, 0.84],
      graves: [308, 34], // above the black bag
      grain: [2, 248, 0.8],
      family: [190, 252, 0.82], // its cubes above those of the well
      market: [-2, market],
      well: [396, market + 50, 0.84],
      council: [40, council + 6],
      craftsign: [8, crafts + 14],
      wainwright: [2, crafts + 40],
      stables: [163, crafts + 40],
      office: [324, crafts + 40],
      smithy: [2, more],
      mill: [163, more],
      orchard: [324, more],
      pasture: [4, rooms],
      travel: [22, travel + 4, 1.06],
      chronicle: [62, chronicle],
    },
    land: {
      meadows: [
        `M0 0h480v246H0z`,
        `M0 250c140-30 320-20 480 10v180H0z`,
        `M0 ${council}c140-40 340-30 480 0v272H0z`,
        `M0 ${crafts}c140-30 340-30 480 0v${travel - crafts}H0z`,
      ],
      hills: cities
        ? [
            `M0 ${travel + 60}c80-50 180-40 240 10s180 30 240-20v260H0z`,
            `M280 ${travel + 50}c50-40 150-40 200 0v90c-70 10-160 0-200-90z`,
          ]
        : [],
      beyond: `M0 ${travel}h480v${chronicle - travel}H0z`,
      river: `M-20 ${travel - 2}C120 ${travel - 26} 240 ${travel + 26} 500 ${travel - 4}`,
      roads: [
        `M190 230C200 300 170 380 200 ${market + 40}S220 ${council + 100} 170 ${council + 220}`,
        `M-20 ${more - 12}C160 ${more - 26} 330 ${more - 4} 500 ${more - 20}`,
        `M170 ${council + 220}C150 ${crafts + 80} 240 ${crafts + 160} 236 ${more - 12}S260 ${travel - 60} 246 ${travel}` +
          (cities ? `C240 ${travel + 60} 110 ${travel + 90} 98 ${travel + 184}` : ""),
      ],
      square: `M8 ${market + 48}c60-60 400-60 464 0v160c-60 60-400 60-464 0z`,
      cobbles: `M40 ${market + 66}h12m60-24h12m200 0h12m80 40h12m-400 80h12m300 30h12m-190 40h12`,
      bridges: [{ x: 246, y: travel + 2, turn: -78 }],
      tufts: [
        [470, 172],
        [20, 246],
        [470, 440],
        [14, council - 6],
        [420, 300],
        [330, crafts + 6],
        [430, travel - 30],
      ],
      life: {
        sheep: [[424, 224]],
        ducks: [
          [330, travel + 2],
          [360, travel + 6],
        ],
        flowers: [
          [384, 222],
          [300, 246],
          [20, council + 4],
          [300, crafts + 26],
        ],
      },
      fences: [`M366 172l108 10`],
      trees: [
        [462, 28, 0.8, "fir"],
        [380, 208, 0.8, "round"],
        [410, 202, 0.8, "fir"],
        [448, 216, 1, "fir"],
        [470, 206, 0.8, "fir"],
        [466, council + 20, 0.8, "bush"],
        [420, 330, 1, "fruit"],
        [458, 350, 0.9, "fruit"],
        [396, 372, 0.8, "bush"],
        [462, travel - 24, 0.8, "round"],
        [26, chronicle - 8, 0.9, "round"],
        [460, chronicle - 6, 0.9, "fir"],
        [44, chronicle + 40, 0.8, "fir"],
        [448, chronicle + 150, 0.8, "round"],
      ],
    },
  };
}
