/** Explanations of everything on the board, each with its rule. Loaded on demand. */
import type { Explain } from "$app/game";
import { printedOn } from "../printed";
import type { View } from "../types";
import { CARDS } from "./cards";
import { COMMONS } from "./commons";
import { VILLAGE } from "./village";

const TOPICS = { ...COMMONS, ...VILLAGE, ...CARDS };

export const explain: Explain = (name, sight) => {
  const view = sight.view as View;
  const [kind = "", ...parts] = name.split(".");
  const topic = TOPICS[kind]?.(parts, { ...sight, view, printed: printedOn(view) });
  if (!topic) return null;
  const { title, rule, key, words } = topic;
  return { title, rule, words: sight.text.say(`page-tooltip-${key}`, words) };
};
