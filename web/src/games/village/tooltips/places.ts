// Places of the village and things on them.
import { PROFESSIONS } from "../constants";
import { peopleOneByOne } from "../crowds";
import { chronicleOf, gravesOf } from "../printed";
import {
  any,
  either,
  topicWithOwnTitle,
  priceText,
  prestige,
  some,
  titleOf,
  topic,
  wordOf,
  type TopicContext,
  type Topic,
  type Topics,
} from "./topic";

const total = (row: number[] | undefined) => (row ?? []).reduce((a, b) => a + b, 0);

function column(profession: string, context: TopicContext): Topic {
  const all = chronicleOf(context.printed, context.view.seats)[PROFESSIONS.indexOf(profession)] ?? 0;
  const free = all - peopleOneByOne(context, `chronicle.${profession}`).length;
  return topic(titleOf(context, "chronicle"), "column", "V-DTH-2", { column: profession, free, all });
}

function graves(context: TopicContext): Topic {
  const all = gravesOf(context.printed, context.view.seats);
  const free = all - peopleOneByOne(context, "grave").length;
  return topic(titleOf(context, "graves"), "graves", "V-DTH-2", { free, all });
}

function chronicle(context: TopicContext): Topic {
  const [three = 0, four = 0, five = 0] = context.tables.village.chronicle_points.members.slice(3);
  return topic(titleOf(context, "chronicle"), "chronicle", "V-SCO-4", { three, four, five });
}

/** What a workshop makes and what it costs. */
function shopOf(id: string, context: TopicContext) {
  const { goods, amount, train, make, buy } = context.printed.crafts[id]!;
  const gives = either(
    context,
    goods.map((good) => some(context, good, amount)),
  );
  return { gives, train, make, buy: context.text.payment(buy.join("+")) };
}

function mill(context: TopicContext): Topic {
  const { time, grain, coins } = context.printed.mill;
  const words = { time, grain: some(context, "grain", grain), coins: some(context, "coin", coins) };
  return topic(titleOf(context, "mill"), "mill", "V-CRF-1", words);
}

const RULES: Record<string, string> = { train: "V-CRF-2", make: "V-CRF-3", buy: "V-CRF-4" };

function craftTopic([id = "", craftTopic = ""]: string[], context: TopicContext): Topic | null {
  if (id === "mill") return mill(context);
  return id in context.printed.crafts
    ? topic(titleOf(context, id), craftTopic, RULES[craftTopic]!, shopOf(id, context))
    : null;
}

const SPACES: Record<string, (context: TopicContext) => Topic> = {
  grain: (context) => {
    const { grain: few, with_horse: horse, with_ox: ox } = context.tables.village.harvest;
    return topic(titleOf(context, "grain"), "grain", "V-GRN-1", { few, horse, ox });
  },
  family: (context) => topic(titleOf(context, "family"), "family", "V-FAM-1"),
  crafts: (context) => topic(titleOf(context, "crafts"), "crafts", "V-CRF-1"),
  market: (context) => {
    const { cubes, time } = context.tables.village.market;
    return topic(titleOf(context, "market"), "market", "V-MKT-1", { cost: priceText(context, cubes), time });
  },
  travel: (context) =>
    topic(titleOf(context, "travel"), "travel", "V-TRV-1", { time: context.tables.village.travel.time }),
  council: (context) =>
    topic(titleOf(context, "council"), "council", "V-CNC-2", {
      cost: priceText(context, context.tables.village.council.cubes),
    }),
  church: (context) => {
    const { cubes, time } = context.tables.village.church;
    return topic(titleOf(context, "church"), "church", "V-CHU-1", { cost: priceText(context, cubes), time });
  },
  well: (context) => topic(titleOf(context, "well"), "well", "V-WEL-1", { n: context.tables.village.well.cubes }),
  graves,
  chronicle,
  mill,
};

function stage([number = "1"]: string[], context: TopicContext): Topic {
  const { cubes, time, points } = context.tables.village.council;
  const n = Number(number);
  const words = { n, cost: priceText(context, cubes), time: time[n - 1] ?? 0, points: points[n - 1] ?? 0 };
  return topic(wordOf(context, `council${n}`), "stage", n === 1 ? "V-CNC-1" : "V-CNC-2", words);
}

function privilege([n = "1"]: string[], context: TopicContext): Topic {
  const { cubes, coins, prestige } = context.printed.privilege;
  const words = { cubes, coins: some(context, "coin", coins), prestige };
  return topic(wordOf(context, `council${n}`), `privilege${n}`, "V-CNC-4", words);
}

function pane([number = "1"]: string[], context: TopicContext): Topic {
  const { points, steps } = context.tables.village.church;
  const n = Number(number);
  const words = { n, points: points[n - 1] ?? 0, grain: some(context, "grain", steps[n - 1] ?? 1) };
  return topic(wordOf(context, `window${n}`), "window", n === 4 ? "V-SCO-3" : "V-MAS-2", words);
}

function bag(_: string[], context: TopicContext): Topic {
  const { drawn: n, price } = context.tables.village.church;
  const words = { n, monks: context.view.monks, coins: some(context, "coin", price) };
  return topic(wordOf(context, "bag"), "bag", "V-MAS-1", words);
}

const customer = ([kind = ""]: string[], context: TopicContext): Topic =>
  topic(wordOf(context, kind), "customer", "V-MKT-3", {
    want: context.text.word(kind),
    points: context.printed.customers[kind] ?? 0,
  });

function stall([n = "1"]: string[], context: TopicContext): Topic {
  const kind = context.view.stalls[Number(n) - 1];
  return kind ? customer([kind], context) : topic(titleOf(context, "market"), "stall", "V-MKT-6");
}

function city([id = ""]: string[], context: TopicContext): Topic {
  const { prestige: points, coins, cubes } = context.printed.cities[id] ?? {};
  const gift = points ? prestige(context, points) : coins ? some(context, "coin", coins) : any(context, cubes ?? 0);
  const list = context.tables.village.travel.scoring.slice(1).join(", ");
  return topic(titleOf(context, id), "city", "V-TRV-3", { gift, list });
}

function path([from = "", to = ""]: string[], context: TopicContext): Topic {
  const craftTopic = context.printed.paths.find(
    (path) => [path.from, path.to].sort().join() === [from, to].sort().join(),
  );
  const words = {
    cubes: context.text.payment((craftTopic?.cubes ?? []).join("+")),
    time: context.tables.village.travel.time,
  };
  return topic(titleOf(context, "travel"), "path", "V-TRV-2", words);
}

const area = ([id = ""]: string[], context: TopicContext): Topic | null =>
  id in context.printed.crafts
    ? topic(titleOf(context, id), "workshop", "V-CRF-5", shopOf(id, context))
    : (SPACES[id]?.(context) ?? null);

/** Places where members stand. */
function place([id = "", more = ""]: string[], context: TopicContext): Topic | null {
  const [, kind = id, n = ""] = /^(window|council)(\d)$/.exec(id) ?? [];
  if (kind === "window") return pane([n], context);
  if (kind === "council" && n) return stage([n], context);
  if (id === "chronicle") return column(more, context);
  if (id === "bag") return bag([], context);
  if (id === "line") return topic(titleOf(context, "market"), "line", "V-MKT-6");
  if (id === "pile")
    return topic(titleOf(context, "market"), "pile", "V-RND-5", { n: total(Object.values(context.view.pile)) });
  return id in context.printed.cities ? city([id], context) : area([id], context);
}

/** Parts of the landscape, which have no rule of their own. */
const LAND: Record<string, string> = { land: "V-TRN-1", river: "V-TIM-1", bridge: "V-TIM-3" };
const land = ([id = "land"]: string[], context: TopicContext): Topic | null =>
  id in LAND ? topicWithOwnTitle(context, id, LAND[id]!) : null;

export const PLACES: Topics = {
  land,
  area,
  place,
  craft: craftTopic,
  well: (_, context) => SPACES.well!(context),
  stage,
  privilege,
  pane,
  bag,
  stall,
  customer,
  city,
  path,
  step: path,
};
