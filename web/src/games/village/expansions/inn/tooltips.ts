import {
  priceText,
  titleOf,
  topic,
  type TopicContext,
  type Topic,
  type Tooltips,
  type Topics,
} from "../../tooltips/topic";
import { innTables } from "./values";

function inn(context: TopicContext): Topic {
  const { place_time: place, use_time: use } = innTables(context.tables).inn;
  return topic(titleOf(context, "inn"), "inn", "I-INN-4", { place, use });
}

function card(key: string, [name = ""]: string[], context: TopicContext): Topic {
  const { price, number } = innTables(context.tables).villagers.find(({ token }) => token === name)!;
  const words = { price: priceText(context, price), effect: context.text.effect(name) };
  return topic(titleOf(context, `card-${name}`), key, `I-V${String(number).padStart(2, "0")}`, words);
}

const TOPICS: Topics = {
  area: ([id], context) => (id === "inn" ? inn(context) : null),
  place: ([id], context) => (id === "inn" ? inn(context) : null),
  push: (_, context) => topic(titleOf(context, "inn"), "push", "I-INN-5"),
  villager: (parts, context) => card("villager", parts, context),
  owned: (parts, context) => card("owned", parts, context),
};

export const TOOLTIPS: Tooltips = { topics: TOPICS, goods: { beer: "I-BRW-4" } };
