// Minimal views for tests.
import type { View } from "../src/games/village/types";

const FAMILY = {
  members: { farm: [1, 1, 0, 0] },
  cubes: { brown: 1, green: 3, orange: 0, pink: 0 },
  goods: {},
  grain: 2,
  coins: 1,
  time: 0,
  due: 0,
  prestige: 0,
  served: [],
  markers: [],
};

export function viewWithQuestion(question: string, more: Record<string, unknown> = {}): View {
  const { subject = "", opens_turn = question === "turn", ...rest } = more;
  return {
    edition: "bigbox",
    seats: 2,
    expansions: [],
    ply: 4,
    families: [FAMILY, FAMILY],
    spaces: { grain: { green: 1 }, crafts: { orange: 2 }, market: {}, council: { pink: 1 }, church: {}, travel: {} },
    stalls: ["scroll+grain2", null],
    ask: { seat: 0, question, subject, opens_turn },
    ...rest,
  } as unknown as View;
}
