import type { Layout } from "../layout";

/** One column of 420: a road down the middle, the river below, the wide world beyond it. */
export function tallLayout(inn: boolean): Layout {
  const y = { church: 10, graves: 330, market: 490, council: 790, grain: 1080, family: 1296, inn: 1500 };
  const crafts = inn ? 1740 : 1500;
  const rows = inn ? 3 : 3;
  const travel = crafts + 60 + rows * 206;
  const chronicle = travel + 340;
  const height = chronicle + 250;
  return {
    width: 420,
    height,
    at: {
      church: [8, y.church], graves: [20, y.graves], well: [262, y.graves + 4], market: [6, y.market], council: [10, y.council],
      grain: [60, y.grain], family: [70, y.family], inn: [20, y.inn], craftsign: [20, crafts + 10],
      wainwright: [30, crafts + 36], stables: [222, crafts + 36], office: [30, crafts + 242], smithy: [222, crafts + 242],
      mill: [30, crafts + 448], brewery: [222, crafts + 448], travel: [4, travel + 10], chronicle: [32, chronicle],
    },
    land: {
      meadows: [`M0 320h420v180H0z`, `M0 780c120-40 300-40 420 0v290c-120 30-300 30-420 0z`, `M0 ${crafts - 10}c140-30 280-30 420 0v640H0z`, `M0 1290c140-30 300-20 420 20v170c-140 30-300 30-420 0z`],
      hills: [`M0 ${travel + 40}c60-40 160-40 220 10s160 20 200-20v260H0z`, `M240 ${travel + 40}c40-40 140-40 180 0v80c-60 10-140 0-180-80z`],
      beyond: `M0 ${travel}h420v330H0z`,
      river: `M-20 ${travel - 8}C100 ${travel - 30} 200 ${travel + 24} 440 ${travel - 6}`,
      roads: [`M220 280C200 360 260 420 210 500S190 760 200 800`, `M210 1000C160 1080 30 1080 30 1200S60 1400 200 ${crafts - 10}S240 ${crafts + 300} 214 ${travel - 180}C196 ${travel - 80} 110 ${travel - 70} 92 ${travel - 16}S70 ${travel + 100} 78 ${travel + 190}`],
      square: `M10 ${y.market + 40}c60-60 340-60 400 0v220c-60 50-340 50-400 0z`,
      cobbles: `M40 ${y.market + 60}h12m60-20h12m160 0h12m60 40h12m-330 80h12m260 20h12m-150 60h12`,
      bridges: [{ x: 92, y: travel - 16, turn: -68 }],
      tufts: [[20, 310], [400, 330], [24, 760], [396, 1060], [20, 1270], [396, 1290], [210, crafts + 30], [400, travel - 40]],
      life: { sheep: [[380, 1440], [30, 1060]], ducks: [[300, travel - 2], [330, travel + 2]], flowers: [[400, 460], [20, 790], [390, 780], [40, 1480]] },
      fences: [`M250 ${y.grain + 40}l150 30`],
      trees: [
        [392, 300, 0.9, "round"], [236, 460, 0.8, "bush"], [30, 470, 0.8, "fir"], [396, 1080, 1, "fir"], [372, 1100, 0.8, "fir"], [30, 1330, 1, "round"],
        [376, 1470, 0.9, "round"], [400, travel - 60, 0.9, "round"], [24, crafts + 20, 0.6, "bush"], [210, travel + 160, 0.5, "fir"], [400, chronicle - 20, 0.8, "fir"], [16, chronicle - 6, 0.9, "round"],
      ],
    },
  };
}
