/** What things on the board are: one or two sentences, their numbers, the rule. It is loaded when somebody asks. */
import type { Explain } from "../../../shell/game";
import { printedOn } from "../printed";
import type { View } from "../types";
import { CARDS } from "./cards";
import { COMMONS } from "./commons";
import { VILLAGE } from "./village";

const TOPICS = { ...COMMONS, ...VILLAGE, ...CARDS };

export const explain: Explain = (name, sight) => {
  const view = sight.view as View;
  const [kind = "", ...parts] = name.split(".");
  const found = TOPICS[kind]?.(parts, { ...sight, view, printed: printedOn(view) });
  if (!found) return null;
  const { title, rule, key, words } = found;
  return { title, rule, words: sight.text.say(`page-what-${key}`, words) };
};
