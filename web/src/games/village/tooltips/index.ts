/** Explanations of everything on the board, each with its rule. Loaded on demand. */
import type { Explain } from "../../../app/game";
import { EXPANSION_TOPICS } from "../expansions/tooltips";
import { printedOn } from "../printed";
import { tablesOn } from "../tables";
import type { View } from "../types";
import { PIECES } from "./pieces";
import { PLACES } from "./places";
import type { TopicContext, Topic } from "./topic";

const ALL_TOPICS = [...EXPANSION_TOPICS, PLACES, PIECES]; // expansions first: they may change a place

function topicOf(name: string, context: TopicContext): Topic | null {
  const [kind = "", ...parts] = name.split(".");
  for (const topics of ALL_TOPICS) {
    const topic = topics[kind]?.(parts, context);
    if (topic) return topic;
  }
  return null;
}

export const explain: Explain = (name, sight) => {
  const view = sight.view as View;
  const context = { ...sight, view, printed: printedOn(view), tables: tablesOn(view) };
  const topic = topicOf(name, context);
  return topic && { ...topic, words: sight.text.say(`page-tooltip-${topic.key}`, topic.words) };
};
