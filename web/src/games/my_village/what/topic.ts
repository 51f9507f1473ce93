// What everything that is explained needs.
import type { Text, Words } from "../../../shell/i18n/text";
import type { Printed } from "../printed";
import type { View } from "../types";

/** The message that explains something, its numbers, the rule, and what it is called. */
export interface Topic {
  title: string;
  key: string;
  rule: string;
  words: Words;
}

export interface Told {
  view: View;
  seat: number;
  names: string[];
  text: Text;
  printed: Printed;
}

/** By the first word of a name; the others are given. */
export type Topics = Record<string, (parts: string[], told: Told) => Topic | null>;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const topic = (title: string, key: string, rule: string, words: Words = {}): Topic => ({
  title: capital(title),
  key,
  rule,
  words,
});
