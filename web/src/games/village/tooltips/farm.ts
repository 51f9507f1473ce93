// Things on a farm and in the supply, each with its rule.
import { titleOf, topic, type TopicContext, type Topic } from "./topic";

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

const COUNTED: Record<string, (context: TopicContext) => Topic> = {
  coin: (context) => topic(titleOf(context, "coin"), "coin", "V-PAY-1"),
  grain: (context) => topic(titleOf(context, "sacks"), "sacks", "V-GRN-2", { most: context.printed.barn }),
  sacks: (context) => COUNTED.grain!(context),
  time: (context) => lifeOf(Math.max(0, context.seat), context),
  marker: (context) =>
    topic(titleOf(context, "marker"), "visited", "V-SCO-1", {
      list: context.tables.village.travel.scoring.slice(1).join(", "),
    }),
  ring: (context) => topic(titleOf(context, "ring"), "ring", "V-RND-4"),
};

/** The life ring of a seat. */
export function lifeOf(seat: number, context: TopicContext): Topic {
  const title = context.text.say("board-lifetime", { n: context.view.families[seat]?.time ?? 0 });
  return topic(title, "life", "V-TIM-1", { lap: context.printed.lap });
}

/** Return the topic of a thing on a farm or in the supply. */
export function farmTopic(name: string, context: TopicContext): Topic | null {
  if (name in COUNTED) return COUNTED[name]!(context);
  const good = { ...GOODS, ...context.goods }[name];
  if (good) return topic(titleOf(context, name), name, good);
  const [key, rule] = PLAIN[name] ?? [];
  return key && rule ? topic(titleOf(context, name), key, rule) : null;
}
