import { some, titleOf, topic, type TopicContext, type Topic, type Tooltips, type Topics } from "../../tooltips/topic";
import { marriageOf } from "./values";

const PLACES: Record<string, (context: TopicContext) => Topic> = {
  marriage: (context) => topic(titleOf(context, "marriage"), "marriage", "W-ACT-1"),
  ceremony: (context) => PLACES.marriage!(context),
  bliss: (context) =>
    topic(titleOf(context, "bliss"), "bliss", "W-SCO-1", { points: marriageOf(context.tables).bliss }),
  dowry: (context) => topic(titleOf(context, "dowry"), "dowry", "W-WED-6"),
  smuggler: (context) => topic(titleOf(context, "smuggler"), "smuggler", "W-SMU-1"),
  pinks: (context) => topic(context.text.say("board-pink"), "pinks", "W-WED-2"),
  die: (context) => PLACES.pinks!(context),
};
const place = ([id = ""]: string[], context: TopicContext) => PLACES[id]?.(context) ?? null;

function rank([number = "1"]: string[], context: TopicContext): Topic {
  const n = Number(number);
  const { cubes, time, prestige: points } = marriageOf(context.tables).ranks[n - 1]!;
  const hours = context.text.say("page-chip-time", { n: time });
  const price = cubes.length ? context.text.joinList([...context.text.paymentParts(cubes.join("+")), hours]) : hours;
  return topic(titleOf(context, "marriage"), "rank", "W-ACT-2", { n, price, points });
}

function bargain([kind = ""]: string[], context: TopicContext): Topic {
  const { bread, bread_time, good_coins, cubes_time, cubes } = marriageOf(context.tables).smuggler;
  const words = {
    bread,
    cubes,
    time: kind === "bread" ? bread_time : cubes_time,
    coins: some(context, "coin", good_coins),
  };
  return topic(titleOf(context, "smuggler"), `bargain-${kind}`, "W-SMU-1", words);
}

const TOPICS: Topics = {
  area: place,
  place,
  rank,
  bargain,
  dowry: (_, context) => PLACES.dowry!(context),
  bread: (_, context) => topic(titleOf(context, "bread"), "loaf", "W-BRD-2"),
};

export const TOOLTIPS: Tooltips = { topics: TOPICS, goods: { bread: "W-BRD-2" } };
