// Texts for tokens, with the same messages and grammar as village/text/__init__.py; a test compares them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Event, Schemas } from "../net/types";

export type MessageArgs = Record<string, string | number>;

const LINE = "line-"; // before the name of a line of the score in a reason for a move
const ARGUMENTS = ["a", "b", "c"];
const MANY = 4; // equal events in a row that are summarised in one sentence

/** How tokens of a game are turned into words: its `grammar.json`; village/text/grammar.py documents the fields. */
export type Grammar = {
  kinds: string[];
  kinds_about: { subjects: string[]; kinds: string[] }[];
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

  /** Format a message; a missing message shows as ⟦its name⟧, which a test looks for. */
  say(name: string, words: MessageArgs = {}, attribute = ""): string {
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, words, []) : this.missing(name);
  }

  protected missing(name: string): string {
    return `⟦${name}⟧`;
  }

  /** Return the text of a question, specific to its subject if there is such a message. */
  question(step: string, subject = "") {
    const name = `question-${step}`;
    return this.say(subject && this.has(`${name}-${subject}`) ? `${name}-${subject}` : name);
  }

  move(token: string, names: string[] = []): string {
    const [step, rest] = splitToken(token);
    if (this.grammar.payments.includes(step)) return this.payment(rest);
    const parts = rest.split(".");
    if (this.grammar.seated.includes(step) && /^\d+$/.test(parts[0]!)) {
      return this.say(`move-${step}`, {
        who: this.player(Number(parts[0]), names),
        ...this.arguments(parts.slice(1), step),
      });
    }
    for (let length = parts.length; length > 0; length--) {
      const name = [`move-${step}`, ...parts.slice(0, length)].join("-");
      if (this.has(name)) return this.say(name, this.arguments(parts.slice(length), step));
    }
    return this.say(`move-${step}`, this.arguments(parts, step));
  }

  player(seat: number, names: string[]) {
    return names[seat] ?? this.say("player", { n: seat + 1 });
  }

  /** Return the name of a seat; empty for chance. The seat after all players is the rival of an expansion. */
  name(seat: number, names: string[]) {
    return seat < 0 ? "" : (names[seat] ?? this.say("who-else"));
  }

  event(event: Event, names: string[]): string {
    const words: MessageArgs = {};
    for (const [field, value] of Object.entries(event)) {
      if (this.grammar.payments.includes(field)) words[field] = this.payment(String(value));
      else if (field === "seat") words.who = this.name(Number(value), names);
      else if (field !== "kind") Object.assign(words, this.forms(field, String(value), field));
    }
    return this.say(`event-${event.kind}`, words);
  }

  /** Describe an event from the point of view of the player concerned; `deed` is its kind in the story. */
  tale(deed: string, event: Event): string {
    const words: MessageArgs = {};
    for (const [field, value] of Object.entries(event)) {
      if (field !== "kind" && field !== "seat") Object.assign(words, this.forms(field, String(value), field));
    }
    return this.say(`page-story-${deed}`, words);
  }

  reason(key: string, args: string[]): string {
    const words = key === "not-asked" ? { a: this.question(args[0] ?? "") } : this.arguments(args, key);
    return this.say(`why-${key}`, words);
  }

  /** Say what a move has more of than another one, or less if `n` is negative, for its seat or for the others. */
  advantage({ kind, what, n, own }: Schemas["Reason"]): string {
    const count = Math.abs(n);
    const isLine = kind.startsWith(LINE) && !(what && this.has(`reason-${kind}`));
    const words: MessageArgs = { n: count };
    if (isLine) words.line = this.say(kind);
    else if (what) {
      Object.assign(words, this.forms("what", what, kind));
      const message = this.findMessage(what, this.order(kind));
      if (message && "some" in this.#bundle.getMessage(message)!.attributes)
        words.some = this.withNumber(message, count);
    }
    const text = this.say(isLine ? "reason-line" : `reason-${kind}`, words, n > 0 ? "" : "less");
    return own ? text : this.say("reason-others", { reason: text });
  }

  /** Return the word for a part of a token, a payment or a demand. */
  word(token: string): string {
    const message = this.findMessage(token, this.grammar.kinds);
    if (message) return this.say(message);
    return parseQuantities(token).every(([name]) => this.grammar.paid.includes(name))
      ? this.payment(token)
      : this.demand(token);
  }

  space(name: string) {
    return this.say(this.findMessage(name, this.order("space")) || `space-${name}`);
  }

  effect(card: string) {
    return this.say(`card-${card}`, {}, "effect");
  }

  arguments(parts: string[], subject: string): MessageArgs {
    const words: MessageArgs = {};
    parts.slice(0, 3).forEach((part, at) => Object.assign(words, this.forms(ARGUMENTS[at]!, part, subject)));
    return words;
  }

  /** Return a token in all its grammatical forms: `$a` is the word, `$a-from` the form after "from", and so on. */
  forms(name: string, token: string, subject: string): MessageArgs {
    if (/^\d+$/.test(token)) return { [name]: Number(token) };
    const message = this.findMessage(token, this.order(subject));
    if (!message) return { [name]: this.word(token) };
    const words: MessageArgs = { [name]: this.say(message) };
    for (const form of Object.keys(this.#bundle.getMessage(message)!.attributes)) {
      words[`${name}-${form}`] = this.withNumber(message, 1, form);
    }
    return words;
  }

  /** Return the message prefixes to try for a token, depending on the subject. */
  order(subject: string) {
    return this.grammar.kinds_about.find((row) => row.subjects.includes(subject))?.kinds ?? this.grammar.kinds;
  }

  findMessage(token: string, kinds: string[]) {
    return kinds.map((kind) => `${kind}-${token.replaceAll(".", "-")}`).find((name) => this.has(name)) ?? "";
  }

  payment(token: string) {
    return this.joinList(this.paymentParts(token));
  }

  paymentParts(token: string) {
    return parseQuantities(token).map(([part, n]) => this.withNumber(`word-${part}`, n));
  }

  /** List the demanded goods; a single good is named without a number. */
  demand(token: string) {
    const single = (part: string, n: number) => n === 1 && !this.grammar.counted.includes(part);
    return this.joinList(
      parseQuantities(token).map(([part, n]) =>
        single(part, n) ? this.say(`word-${part}`) : this.withNumber(`word-${part}`, n),
      ),
    );
  }

  /** Describe events sentence by sentence; many equal events in a row are summarised. */
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
    return sentences.join(this.language.startsWith("zh") ? "" : " ");
  }

  withNumber(name: string, n: number, form = "some") {
    return this.say(name, { n }, form);
  }

  /** Return the items with commas between them, and a conjunction before the last. */
  joinList(items: string[]) {
    const last = items.length - 1;
    return items.reduce((before, item, at) => this.say(at < last ? "list-more" : "list", { a: before, b: item }));
  }
}

/** Split a token into the question and the choice. */
export function splitToken(token: string): [string, string] {
  const at = token.indexOf(" ");
  return [token.slice(0, at), token.slice(at + 1)];
}

function parseQuantities(token: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const part of token.split("+")) {
    const [, name, number] = /^(.*?)(\d*)$/.exec(part)!;
    sums.set(name!, (sums.get(name!) ?? 0) + Number(number || 1));
  }
  return [...sums];
}
