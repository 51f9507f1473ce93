import {
  any,
  topicWithOwnTitle,
  prestige,
  some,
  titleOf,
  topic,
  type TopicContext,
  type Topic,
  type Tooltips,
  type Topics,
} from "../../tooltips/topic";
import { portOf } from "./values";

const harbour = (context: TopicContext): Topic | null =>
  context.view.port
    ? topic(titleOf(context, "harbour"), "harbour", "P-SEA-1", { time: portOf(context.tables).returnTime })
    : null;

function water(space: string, context: TopicContext): Topic | null {
  const { islands, map, burials } = portOf(context.tables);
  if (space === "travel" || space === "port") return harbour(context);
  if (space === "sea_burial")
    return topic(titleOf(context, space), space, "P-DTH-3", { list: (burials[context.view.seats] ?? []).join(", ") });
  if (space in islands) return topic(titleOf(context, space), "island", "P-ISL-2");
  return space in map ? topic(titleOf(context, space), "water", "P-MAP-2", { n: map[space]!.hourglass }) : null;
}

function captain([price = "1"]: string[], context: TopicContext): Topic {
  const card = context.view.port?.captains[Number(price) - 1]?.shown;
  const hired = card ? portOf(context.tables).captains[card] : undefined;
  if (!hired) return topic(titleOf(context, "harbour"), "captains", "P-HOM-4");
  const cubes = hired.cubes.length ? context.text.payment(hired.cubes.join("+")) : any(context, hired.any);
  const words = { coins: some(context, "coin", hired.price), free: hired.free, cubes };
  return topic(titleOf(context, "harbour"), "captain", "P-CAP-2", words);
}

function ship([seat = "0"]: string[], context: TopicContext): Topic {
  const words = { who: context.names[Number(seat)] ?? "", holds: portOf(context.tables).holds };
  return topic(titleOf(context, "ship"), "ship", "P-LOD-1", words);
}

function ware([name = ""]: string[], context: TopicContext): Topic {
  const { prestige: points, coins } = portOf(context.tables).stalls[name]!;
  const parts = [prestige(context, points), ...(coins ? [some(context, "coin", coins)] : [])];
  return topic(titleOf(context, name), "ware", "P-MKT-1", {
    ware: context.text.word(name),
    gain: context.text.joinList(parts),
  });
}

/** The sea between its spaces, and the routes over it. */
const land = ([id = ""]: string[], context: TopicContext): Topic | null =>
  ["sea", "ways"].includes(id) ? topicWithOwnTitle(context, id, id === "sea" ? "P-MAP-1" : "P-MAP-2") : null;

const TOPICS: Topics = {
  land,
  area: ([id = ""], context) => water(id, context),
  place: ([id = ""], context) => water(id, context),
  water: ([id = ""], context) => water(id, context),
  sea: (_, context) => harbour(context),
  captain,
  boat: ship,
  ware,
  sell: ([id = "", good = ""], context) =>
    topic(titleOf(context, id), "sell", "P-ISL-3", { points: portOf(context.tables).islands[id]?.buys[good] ?? 0 }),
  mission: ([id = ""], context) =>
    topic(titleOf(context, id), "mission", "P-MIS-1", {
      list: (portOf(context.tables).islands[id]?.missions ?? []).join(", "),
    }),
  cargo: ([id = ""], context) => {
    const { loads = "" } = portOf(context.tables).islands[id] ?? {};
    return topic(titleOf(context, loads), "cargo", "P-ISL-4", { left: context.view.port?.ashore[loads] ?? 0 });
  },
};

export const TOOLTIPS: Tooltips = { topics: TOPICS, goods: { cocoa: "P-MKT-1", tea: "P-MKT-1" } };
