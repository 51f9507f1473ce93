/** Explanations of everything on the board, each with its rule. Loaded on demand. */
import type { Explain } from "$app/game";
import { expansionsOf } from "../composition";
import { EXPANSION_TOOLTIPS } from "../expansions/tooltips";
import { printedOn } from "../printed";
import { tablesOn } from "../tables";
import type { View } from "../types";
import { PIECES } from "./pieces";
import { PLACES } from "./places";
import type { Topic, TopicContext, Topics } from "./topic";

function topicOf(name: string, added: Topics[], context: TopicContext): Topic | null {
  const [kind = "", ...parts] = name.split(".");
  for (const topics of [...added, PLACES, PIECES]) {
    // expansions first: they may change a place
    const topic = topics[kind]?.(parts, context);
    if (topic) return topic;
  }
  return null;
}

export const explain: Explain = (name, sight) => {
  const view = sight.view as View;
  const tooltips = expansionsOf(view).flatMap((expansion) => EXPANSION_TOOLTIPS[expansion.name] ?? []);
  const goods = Object.assign({}, ...tooltips.map((added) => added.goods)) as Record<string, string>;
  const context = { ...sight, view, printed: printedOn(view), tables: tablesOn(view), goods };
  const topic = topicOf(
    name,
    tooltips.map(({ topics }) => topics),
    context,
  );
  return topic && { ...topic, words: sight.text.say(`page-tooltip-${topic.key}`, topic.words) };
};
