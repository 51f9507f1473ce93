// The signs on a farm and in the supply, each with its rule.
import { titled, topic, type Told, type Topic } from "./topic";

const GOODS: Record<string, string> = {
  scroll: "V-CNC-1",
  wagon: "V-TRV-2",
  horse: "V-GRN-1",
  ox: "V-GRN-1",
  plow: "V-GRN-1",
};
const PLAIN: Record<string, [key: string, rule: string]> = {
  prestige: ["prestige", "V-SCO-8"],
  customer: ["served", "V-SCO-5"],
  first: ["first", "V-MAS-4"],
  round: ["round", "V-RND-3"],
  greenbag: ["greenbag", "V-RND-2"],
  supply: ["supply", "V-SET-7"],
  unborn: ["unborn", "V-FAM-1"],
};

const COUNTED: Record<string, (told: Told) => Topic> = {
  coin: (told) => topic(titled(told, "coin"), "coin", "V-PAY-1"),
  grain: (told) => topic(titled(told, "sacks"), "sacks", "V-GRN-2", { most: told.printed.barn }),
  sacks: (told) => COUNTED.grain!(told),
  time: (told) => lifeOf(Math.max(0, told.seat), told),
  marker: (told) =>
    topic(titled(told, "marker"), "visited", "V-SCO-1", {
      list: told.tables.village.travel.scoring.slice(1).join(", "),
    }),
  ring: (told) =>
    told.view.solo
      ? topic(titled(told, "ring"), "ring-alone", "S-RND-2")
      : topic(titled(told, "ring"), "ring", "V-RND-4"),
};

/** A box brings goods of its own to the farms. */
export function bring(goods: Record<string, string>): void {
  Object.assign(GOODS, goods);
}

/** The life ring of a seat. */
export function lifeOf(seat: number, told: Told): Topic {
  const title = told.text.say("board-lifetime", { n: told.view.families[seat]?.time ?? 0 });
  return topic(title, "life", "V-TIM-1", { lap: told.printed.lap });
}

/** Something on a farm or in the supply by its name. */
export function named(name: string, told: Told): Topic | null {
  if (name in COUNTED) return COUNTED[name]!(told);
  const good = GOODS[name];
  if (good) return topic(titled(told, name), name, good);
  const [key, rule] = PLAIN[name] ?? [];
  return key && rule ? topic(titled(told, name), key, rule) : null;
}
