// What every topic needs: the values in force and text helpers for them.
import type { Text, MessageArgs } from "$app/i18n/text";
import { capitalize, labelIn } from "../labels";
import type { Printed } from "../printed";
import type { Tables } from "../tables";
import type { Counts, View } from "../types";

/** An explanation: title, message key, message arguments and rule. */
export interface Topic {
  title: string;
  key: string;
  words?: MessageArgs;
  rule: string;
}

export interface TopicContext {
  view: View;
  seat: number;
  names: string[];
  text: Text;
  printed: Printed;
  tables: Tables;
  /** The rules of the goods that expansions add. */
  goods: Record<string, string>;
}

/** Topics by the first part of a name; the function receives the other parts. */
export type Topics = Record<string, (parts: string[], context: TopicContext) => Topic | null>;

/** What an expansion explains. */
export interface Tooltips {
  topics: Topics;
  /** Its goods, each with a rule. */
  goods?: Record<string, string>;
}

export const topic = (title: string, key: string, rule: string, words: MessageArgs = {}): Topic => ({
  title,
  key,
  rule,
  words,
});

/** A topic whose title is an attribute of its message. */
export const topicWithOwnTitle = ({ text }: TopicContext, key: string, rule: string): Topic =>
  topic(text.say(`page-tooltip-${key}`, {}, "title"), key, rule);

export const titleOf = ({ text }: TopicContext, id: string) => labelIn(text, id);
export const wordOf = ({ text }: TopicContext, token: string) => capitalize(text.word(token));
export const some = ({ text }: TopicContext, thing: string, n: number) => text.withNumber(`word-${thing}`, n);
export const prestige = ({ text }: TopicContext, n: number) => text.say("page-chip-prestige", { n });

/** Format a price. */
export const priceText = ({ text }: TopicContext, price: Counts) =>
  text.payment(
    Object.entries(price)
      .map(([name, n]) => `${name}${n}`)
      .join("+"),
  );

/** Join alternatives with "or". */
export const either = ({ text }: TopicContext, list: string[]) =>
  new Intl.ListFormat(text.language, { type: "disjunction" }).format(list);

export const any = ({ text }: TopicContext, n: number) => text.say("board-any-cubes", { n });
