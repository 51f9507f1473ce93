import { titleOf, topic, type Tooltips, type Topics } from "../../tooltips/topic";
import { goalsOf, goalsTables } from "./values";

const LETTER: Record<string, string> = { silver: "S", gold: "G" };

const TOPICS: Topics = {
  goal: ([metal = "silver", card = ""], context) => {
    if (card === "covered") return topic(titleOf(context, metal), "covered", "G-SEC-1");
    const { points } = goalsOf(context.tables)[card]!;
    const cards = goalsTables(context.tables)[metal as "silver" | "gold"];
    const number = 1 + cards.findIndex(({ token }) => token === card);
    const words = { metal, points, effect: context.text.effect(card) };
    return topic(titleOf(context, `card-${card}`), "goal", `G-${LETTER[metal]}${number}`, words);
  },
};

export const TOOLTIPS: Tooltips = { topics: TOPICS };
