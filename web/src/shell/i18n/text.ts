// Tokens into sentences, by the same messages and the same grammar as village/text/__init__.py; a test compares them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Event } from "../net/types";

export type Words = Record<string, string | number>;

const ARGUMENTS = ["a", "b", "c"];
const MANY = 4;

/** How the tokens of a game become words: `grammar.json` in its folder; village/text/grammar.py says what each means. */
export type Grammar = {
  kinds: string[];
  kinds_about: { about: string[]; kinds: string[] }[];
  seated: string[];
  payments: string[];
  paid: string[];
  counted: string[];
};

export class Text {
  #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
    readonly grammar: Grammar,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(sources);
  }

  add(sources: string[]) {
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(name: string) {
    return this.#bundle.hasMessage(name);
  }

  /** The message with these words in their places; what is missing shows as ⟦its name⟧, and a test looks for that. */
  say(name: string, words: Words = {}, attribute = ""): string {
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, words, []) : this.unsaid(name);
  }

  /** What has to be said beside a rule: our ruling, and where the rulebooks differ. */
  ruleNotes(rule: string): string[] {
    const told = this.#bundle.getMessage(`rule-${rule}`)?.attributes ?? {};
    return ["ruling", "differs"].filter((name) => name in told).map((name) => this.#noteOf(rule, name));
  }

  /** Beside a rule that is ours as a whole nothing is said twice. */
  #noteOf(rule: string, name: string): string {
    const sentence = this.say(`rule-${rule}`, {}, name);
    const whole = name === "ruling" && this.say(`rule-${rule}`).endsWith(sentence);
    return this.say(whole ? "ruling-whole" : name, { sentence });
  }

  protected unsaid(name: string): string {
    return `⟦${name}⟧`;
  }

  /** What is asked, and what it is about where there are words for that. */
  question(step: string, about = "") {
    const name = `question-${step}`;
    return this.say(about && this.has(`${name}-${about}`) ? `${name}-${about}` : name);
  }

  answer(token: string, names: string[] = []): string {
    const [step, rest] = split(token);
    if (this.grammar.payments.includes(step)) return this.payment(rest);
    const parts = rest.split(".");
    if (this.grammar.seated.includes(step) && /^\d+$/.test(parts[0]!)) {
      return this.say(`answer-${step}`, {
        who: this.player(Number(parts[0]), names),
        ...this.arguments(parts.slice(1), step),
      });
    }
    for (let own = parts.length; own > 0; own--) {
      const name = [`answer-${step}`, ...parts.slice(0, own)].join("-");
      if (this.has(name)) return this.say(name, this.arguments(parts.slice(own), step));
    }
    return this.say(`answer-${step}`, this.arguments(parts, step));
  }

  player(seat: number, names: string[]) {
    return names[seat] ?? this.say("player", { n: seat + 1 });
  }

  /** Chance has no name; a box names who comes after all the players. */
  name(seat: number, names: string[]) {
    return seat < 0 ? "" : (names[seat] ?? this.say("who-else"));
  }

  event(event: Event, names: string[]): string {
    const words: Words = {};
    for (const [meaning, value] of Object.entries(event)) {
      if (this.grammar.payments.includes(meaning)) words[meaning] = this.payment(String(value));
      else if (meaning === "seat") words.who = this.name(Number(value), names);
      else if (meaning !== "kind") Object.assign(words, this.forms(meaning, String(value), meaning));
    }
    return this.say(`event-${event.kind}`, words);
  }

  /** The same as those who did it would tell it; `deed` says what kind of event it is to them. */
  tale(deed: string, event: Event): string {
    const words: Words = {};
    for (const [meaning, value] of Object.entries(event)) {
      if (meaning !== "kind" && meaning !== "seat") Object.assign(words, this.forms(meaning, String(value), meaning));
    }
    return this.say(`page-tale-${deed}`, words);
  }

  reason(key: string, args: string[]): string {
    const words = key === "not-asked" ? { a: this.question(args[0] ?? "") } : this.arguments(args, key);
    return this.say(`why-${key}`, words);
  }

  /** A part of a token alone, or a payment, or what somebody wants. */
  word(token: string): string {
    const found = this.find(token, this.grammar.kinds);
    if (found) return this.say(found);
    return counted(token).every(([name]) => this.grammar.paid.includes(name))
      ? this.payment(token)
      : this.wanted(token);
  }

  space(name: string) {
    return this.say(this.find(name, this.order("space")) || `space-${name}`);
  }

  effect(card: string) {
    return this.say(`card-${card}`, {}, "effect");
  }

  arguments(parts: string[], about: string): Words {
    const words: Words = {};
    parts.slice(0, 3).forEach((part, at) => Object.assign(words, this.forms(ARGUMENTS[at]!, part, about)));
    return words;
  }

  /** A token in all its forms: `$a` is the word, `$a-from` where somebody comes from, and so on. */
  forms(name: string, token: string, about: string): Words {
    if (/^\d+$/.test(token)) return { [name]: Number(token) };
    const found = this.find(token, this.order(about));
    if (!found) return { [name]: this.word(token) };
    const words: Words = { [name]: this.say(found) };
    for (const form of Object.keys(this.#bundle.getMessage(found)!.attributes)) {
      words[`${name}-${form}`] = this.some(found, 1, form);
    }
    return words;
  }

  /** The catalogues to try for a token, by what is spoken about. */
  order(about: string) {
    return this.grammar.kinds_about.find((row) => row.about.includes(about))?.kinds ?? this.grammar.kinds;
  }

  find(token: string, kinds: string[]) {
    return kinds.map((kind) => `${kind}-${token.replaceAll(".", "-")}`).find((name) => this.has(name)) ?? "";
  }

  payment(token: string) {
    return this.listed(counted(token).map(([part, n]) => this.some(`word-${part}`, n)));
  }

  /** A single good is named without a number. */
  wanted(token: string) {
    const single = (part: string, n: number) => n === 1 && !this.grammar.counted.includes(part);
    return this.listed(
      counted(token).map(([part, n]) => (single(part, n) ? this.say(`word-${part}`) : this.some(`word-${part}`, n))),
    );
  }

  /** What happened, sentence by sentence; what happens many times in a row is told once. */
  story(events: Event[], names: string[]): string {
    const sentences: string[] = [];
    for (let at = 0; at < events.length;) {
      const { kind } = events[at]!;
      let next = at + 1;
      while (events[next]?.kind === kind) next++;
      if (next - at >= MANY && this.has(`page-many-${kind}`))
        sentences.push(this.say(`page-many-${kind}`, { n: next - at }));
      else sentences.push(...events.slice(at, next).map((event) => this.event(event, names)));
      at = next;
    }
    return sentences.join(this.language === "zh" ? "" : " ");
  }

  some(name: string, n: number, form = "some") {
    return this.say(name, { n }, form);
  }

  listed(items: string[]) {
    return items.reduce((before, item) => this.say("list", { a: before, b: item }));
  }
}

/** A token is the question, a space, and the answer. */
export function split(token: string): [string, string] {
  const at = token.indexOf(" ");
  return [token.slice(0, at), token.slice(at + 1)];
}

function counted(token: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const part of token.split("+")) {
    const [, name, number] = /^(.*?)(\d*)$/.exec(part)!;
    sums.set(name!, (sums.get(name!) ?? 0) + Number(number || 1));
  }
  return [...sums];
}
