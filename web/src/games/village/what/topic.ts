// What everything that is explained needs: the numbers in force, and words for them.
import type { Text, Words } from "../../../shell/i18n/text";
import { capital, nameIn } from "../named";
import type { Printed } from "../printed";
import type { Tables } from "../tables";
import type { Tally, View } from "../types";

/** The message that explains something, its numbers, the rule, and what it is called. */
export interface Topic {
  title: string;
  key: string;
  words?: Words;
  rule: string;
}

export interface Told {
  view: View;
  seat: number;
  names: string[];
  text: Text;
  printed: Printed;
  tables: Tables;
}

/** By the first word of a name; the others are given. */
export type Topics = Record<string, (parts: string[], told: Told) => Topic | null>;

export const topic = (title: string, key: string, rule: string, words: Words = {}): Topic => ({
  title,
  key,
  rule,
  words,
});

/** What has no name elsewhere brings its own. */
export const entitled = ({ text }: Told, key: string, rule: string): Topic =>
  topic(text.say(`page-what-${key}`, {}, "title"), key, rule);

export const titled = ({ text }: Told, id: string) => nameIn(text, id);
export const worded = ({ text }: Told, token: string) => capital(text.word(token));
export const some = ({ text }: Told, thing: string, n: number) => text.some(`word-${thing}`, n);
export const prestige = ({ text }: Told, n: number) => text.say("page-chip-prestige", { n });

/** A price as one pays it. */
export const paid = ({ text }: Told, price: Tally) =>
  text.payment(
    Object.entries(price)
      .map(([name, n]) => `${name}${n}`)
      .join("+"),
  );

/** One or the other. */
export const either = ({ text }: Told, list: string[]) =>
  new Intl.ListFormat(text.language, { type: "disjunction" }).format(list);

export const any = ({ text }: Told, n: number) => text.say("board-any-cubes", { n });
