// What every topic needs.
import type { Text, MessageArgs } from "$app/i18n/text";
import type { Printed } from "../printed";
import type { View } from "../types";

/** An explanation: title, message key, message arguments and rule. */
export interface Topic {
  title: string;
  key: string;
  rule: string;
  words: MessageArgs;
}

export interface TopicContext {
  view: View;
  seat: number;
  names: string[];
  text: Text;
  printed: Printed;
}

/** Topics by the first part of a name; the function receives the other parts. */
export type Topics = Record<string, (parts: string[], context: TopicContext) => Topic | null>;

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const topic = (title: string, key: string, rule: string, words: MessageArgs = {}): Topic => ({
  title: capitalize(title),
  key,
  rule,
  words,
});
