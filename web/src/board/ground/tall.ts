import type { Layout } from "../layout";

/** One column of 420: a road down the middle, the river below, the wide world beyond it. */
export function tallLayout(inn: boolean): Layout {
  const y = { church: 10, graves: 362, market: 520, council: 820, grain: 1150, family: 1408, inn: 1648 };
  const crafts = inn ? 1904 : 1656;
  const travel = crafts + 730;
  const chronicle = travel + 390;
  const height = chronicle + 244;
  return {
    left: 8,
    width: 404,
    height,
    at: {
      church: [0, y.church], graves: [20, y.graves + 10], well: [262, y.graves + 4], market: [6, y.market], council: [10, y.council],
      grain: [60, y.grain], family: [70, y.family], inn: [20, y.inn], craftsign: [20, crafts + 10],
      wainwright: [30, crafts + 92], stables: [222, crafts + 92], office: [30, crafts + 298], smithy: [222, crafts + 298],
      mill: [30, crafts + 504], brewery: [222, crafts + 504], travel: [4, travel + 10], chronicle: [32, chronicle],
    },
    land: {
      meadows: [`M0 350h420v180H0z`, `M0 820c120-40 300-40 420 0v310c-120 30-300 30-420 0z`, `M0 ${crafts - 10}c140-30 280-30 420 0v740H0z`, `M0 1400c140-30 300-20 420 20v210c-140 30-300 30-420 0z`],
      hills: [`M0 ${travel + 40}c60-40 160-40 220 10s160 20 200-20v300H0z`, `M240 ${travel + 40}c40-40 140-40 180 0v80c-60 10-140 0-180-80z`],
      beyond: `M0 ${travel}h420v384H0z`,
      river: `M-20 ${travel - 8}C100 ${travel - 30} 200 ${travel + 24} 440 ${travel - 6}`,
      roads: [`M220 290C200 390 250 450 210 540S190 790 200 830`, `M210 1040C160 1120 40 1140 34 1280S90 1560 200 ${crafts - 10}S240 ${crafts + 300} 214 ${travel - 180}C196 ${travel - 80} 110 ${travel - 70} 92 ${travel - 16}S70 ${travel + 100} 78 ${travel + 190}`],
      square: `M10 ${y.market + 40}c60-60 340-60 400 0v220c-60 50-340 50-400 0z`,
      cobbles: `M40 ${y.market + 60}h12m60-20h12m160 0h12m60 40h12m-330 80h12m260 20h12m-150 60h12`,
      bridges: [{ x: 92, y: travel - 16, turn: -68 }],
      tufts: [[24, 350], [396, 360], [28, 800], [390, 1130], [24, 1390], [390, 1400], [210, crafts + 30], [400, travel - 40]],
      life: { sheep: [[376, 1560], [360, 1640]], ducks: [[300, travel - 2], [330, travel + 2]], flowers: [[390, 500], [24, 830], [390, 830], [40, 1620]] },
      fences: [`M250 ${y.grain + 40}l150 30`],
      trees: [
        [384, 330, 0.9, "round"], [226, 500, 0.8, "bush"], [32, 506, 0.8, "fir"], [390, 1150, 1, "fir"], [366, 1168, 0.8, "fir"], [36, 1450, 1, "round"],
        [380, 1600, 0.9, "round"], [400, travel - 60, 0.9, "round"], [24, crafts + 20, 0.6, "bush"], [210, travel + 160, 0.5, "fir"], [400, chronicle - 20, 0.8, "fir"], [16, chronicle - 6, 0.9, "round"],
      ],
    },
  };
}
