import { titled, topic, type Topics } from "../../what/topic";

const LETTER: Record<string, string> = { silver: "S", gold: "G" };

export const GOALS_TOPICS: Topics = {
  goal: ([metal = "silver", card = ""], told) => {
    if (card === "covered") return topic(titled(told, metal), "covered", "G-SEC-1");
    const { points } = told.printed.goals[card]!;
    const cards = told.tables.goals[metal as "silver" | "gold"];
    const number = 1 + cards.findIndex(({ token }) => token === card);
    const words = { metal, points, effect: told.text.effect(card) };
    return topic(titled(told, `card-${card}`), "goal", `G-${LETTER[metal]}${number}`, words);
  },
};
