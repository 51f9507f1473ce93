/** What things on the board are: one or two sentences, their numbers, the rule. It is loaded when somebody asks. */
import type { Explain } from "../../../shell/game";
import { BOX_TOPICS } from "../boxes/whats";
import { printedOn } from "../printed";
import { tablesOn } from "../tables";
import type { View } from "../types";
import { PIECES } from "./pieces";
import { PLACES } from "./places";
import type { Told, Topic } from "./topic";

const EVERY = [...BOX_TOPICS, PLACES, PIECES]; // a box comes first, for it may change what a place is

function topicOf(name: string, told: Told): Topic | null {
  const [kind = "", ...parts] = name.split(".");
  for (const topics of EVERY) {
    const found = topics[kind]?.(parts, told);
    if (found) return found;
  }
  return null;
}

export const explain: Explain = (name, sight) => {
  const view = sight.view as View;
  const told = { ...sight, view, printed: printedOn(view), tables: tablesOn(view) };
  const found = topicOf(name, told);
  return found && { ...found, words: sight.text.say(`page-what-${found.key}`, found.words) };
};
