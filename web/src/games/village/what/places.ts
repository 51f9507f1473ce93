// The places of the village and what lies at them.
import { PROFESSIONS } from "../looks";
import { chronicleOf, gravesOf } from "../printed";
import {
  any,
  either,
  entitled,
  paid,
  prestige,
  some,
  titled,
  topic,
  worded,
  type Told,
  type Topic,
  type Topics,
} from "./topic";

const total = (row: number[] | undefined) => (row ?? []).reduce((a, b) => a + b, 0);

/** How many lie at a place of the dead. */
function lying({ view }: Told, place: string, hers: string): number {
  const own = view.families.reduce((sum, family) => sum + total(family.members[place]), 0);
  return own + total(view.solo?.dead[hers]);
}

function column(profession: string, told: Told): Topic {
  const all = chronicleOf(told.view)[PROFESSIONS.indexOf(profession)] ?? 0;
  const free = all - lying(told, `chronicle.${profession}`, profession);
  return topic(titled(told, "chronicle"), "column", "V-DTH-2", { column: profession, free, all });
}

function graves(told: Told): Topic {
  const all = gravesOf(told.view);
  return topic(titled(told, "graves"), "graves", "V-DTH-2", { free: all - lying(told, "grave", "grave"), all });
}

function chronicle(told: Told): Topic {
  const [three = 0, four = 0, five = 0] = told.tables.village.chronicle_points.members.slice(3);
  return topic(titled(told, "chronicle"), "chronicle", "V-SCO-4", { three, four, five });
}

/** What a workshop gives and for what. */
function shopOf(id: string, told: Told) {
  const { goods, amount, train, make, buy } = told.printed.crafts[id]!;
  const gives = either(
    told,
    goods.map((good) => some(told, good, amount)),
  );
  return { gives, train, make, buy: told.text.payment(buy.join("+")) };
}

function mill(told: Told): Topic {
  const { time, grain, coins } = told.printed.mill;
  const words = { time, grain: some(told, "grain", grain), coins: some(told, "coin", coins) };
  return topic(titled(told, "mill"), "mill", "V-CRF-1", words);
}

const RULES: Record<string, string> = { train: "V-CRF-2", make: "V-CRF-3", buy: "V-CRF-4" };

function way([id = "", way = ""]: string[], told: Told): Topic | null {
  if (id === "mill") return mill(told);
  return id in told.printed.crafts ? topic(titled(told, id), way, RULES[way]!, shopOf(id, told)) : null;
}

const SPACES: Record<string, (told: Told) => Topic> = {
  grain: (told) => {
    const { grain: few, with_horse: horse, with_ox: ox } = told.tables.village.harvest;
    return topic(titled(told, "grain"), "grain", "V-GRN-1", { few, horse, ox });
  },
  family: (told) => topic(titled(told, "family"), "family", "V-FAM-1"),
  crafts: (told) => topic(titled(told, "crafts"), "crafts", "V-CRF-1"),
  market: (told) => {
    const { cubes, time } = told.tables.village.market;
    return topic(titled(told, "market"), "market", "V-MKT-1", { cost: paid(told, cubes), time });
  },
  travel: (told) => topic(titled(told, "travel"), "travel", "V-TRV-1", { time: told.tables.village.travel.time }),
  council: (told) =>
    topic(titled(told, "council"), "council", "V-CNC-2", { cost: paid(told, told.tables.village.council.cubes) }),
  church: (told) => {
    const { cubes, time } = told.tables.village.church;
    return topic(titled(told, "church"), "church", "V-CHU-1", { cost: paid(told, cubes), time });
  },
  well: (told) => topic(titled(told, "well"), "well", "V-WEL-1", { n: told.tables.village.well.cubes }),
  graves,
  chronicle,
  mill,
};

function stage([number = "1"]: string[], told: Told): Topic {
  const { cubes, time, points } = told.tables.village.council;
  const n = Number(number);
  const words = { n, cost: paid(told, cubes), time: time[n - 1] ?? 0, points: points[n - 1] ?? 0 };
  return topic(worded(told, `council${n}`), "stage", n === 1 ? "V-CNC-1" : "V-CNC-2", words);
}

function privilege([n = "1"]: string[], told: Told): Topic {
  const { cubes, coins, prestige } = told.printed.privilege;
  const words = { cubes, coins: some(told, "coin", coins), prestige };
  return topic(worded(told, `council${n}`), `privilege${n}`, "V-CNC-4", words);
}

function pane([number = "1"]: string[], told: Told): Topic {
  const { points, steps } = told.tables.village.church;
  const n = Number(number);
  const words = { n, points: points[n - 1] ?? 0, grain: some(told, "grain", steps[n - 1] ?? 1) };
  return topic(worded(told, `window${n}`), "window", n === 4 ? "V-SCO-3" : "V-MAS-2", words);
}

function bag(_: string[], told: Told): Topic {
  const { drawn: n, price } = told.tables.village.church;
  const words = { n, monks: told.view.monks, coins: some(told, "coin", price) };
  return topic(worded(told, "bag"), "bag", "V-MAS-1", words);
}

const customer = ([kind = ""]: string[], told: Told): Topic =>
  topic(worded(told, kind), "customer", "V-MKT-3", {
    want: told.text.word(kind),
    points: told.printed.customers[kind] ?? 0,
  });

function stall([n = "1"]: string[], told: Told): Topic {
  const kind = told.view.stalls[Number(n) - 1];
  return kind ? customer([kind], told) : topic(titled(told, "market"), "stall", "V-MKT-6");
}

function city([id = ""]: string[], told: Told): Topic {
  const { prestige: points, coins, cubes } = told.printed.cities[id] ?? {};
  const gift = points ? prestige(told, points) : coins ? some(told, "coin", coins) : any(told, cubes ?? 0);
  const list = told.tables.village.travel.scoring.slice(1).join(", ");
  return topic(titled(told, id), "city", "V-TRV-3", { gift, list });
}

function path([from = "", to = ""]: string[], told: Told): Topic {
  const way = told.printed.paths.find((one) => [one.from, one.to].sort().join() === [from, to].sort().join());
  const words = { cubes: told.text.payment((way?.cubes ?? []).join("+")), time: told.tables.village.travel.time };
  return topic(titled(told, "travel"), "path", "V-TRV-2", words);
}

const area = ([id = ""]: string[], told: Told): Topic | null =>
  id in told.printed.crafts
    ? topic(titled(told, id), "workshop", "V-CRF-5", shopOf(id, told))
    : (SPACES[id]?.(told) ?? null);

/** Where members stand: a part of the picture, too. */
function place([id = "", more = ""]: string[], told: Told): Topic | null {
  const [, kind = id, n = ""] = /^(window|council)(\d)$/.exec(id) ?? [];
  if (kind === "window") return pane([n], told);
  if (kind === "council" && n) return stage([n], told);
  if (id === "chronicle") return column(more, told);
  if (id === "bag") return bag([], told);
  if (id === "line") return topic(titled(told, "market"), "line", "V-MKT-6");
  if (id === "pile")
    return topic(titled(told, "market"), "pile", "V-RND-5", { n: total(Object.values(told.view.pile)) });
  return id in told.printed.cities ? city([id], told) : area([id], told);
}

/** What no rule needs can be seen all the same. */
const LAND: Record<string, string> = { land: "V-TRN-1", river: "V-TIM-1", bridge: "V-TIM-3" };
const land = ([id = "land"]: string[], told: Told): Topic | null => (id in LAND ? entitled(told, id, LAND[id]!) : null);

export const PLACES: Topics = {
  land,
  area,
  place,
  craft: way,
  well: (_, told) => SPACES.well!(told),
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
