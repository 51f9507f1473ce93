// Events as short signs: what an answer costs, what it brings, who comes, goes or dies, what is asked on the way.
import { thenOf } from "../../shell/then";
import type { Printed } from "./printed";
import { changesOf, type Change } from "./tally";
import type { Chip } from "../../shell/game";
import type { Text } from "../../shell/i18n/text";
import type { Event } from "../../shell/net/types";
import { worthOf } from "./worth";

type Tone = Chip["tone"];

/** A picture and how good the news is. */
export type Saying = [icon: string, tone: Tone];

/** Who comes, goes or dies, and what begins: `page-chip-KIND` says it. */
const SAID: Record<string, Saying> = {
  bard: ["book", "death"],
  birth: ["person", "more"],
  bought: ["person", "more"],
  death: ["grave", "death"],
  goal: ["prestige", "more"],
  home: ["person", "plain"],
  idle: ["time", "death"],
  market_day: ["customer", "plain"],
  play: ["customer", "plain"],
  promote: ["person", "plain"],
  ring: ["ring", "more"],
  ring_coin: ["ring", "more"],
  ring_spent: ["ring", "less"],
  scrap: ["customer", "more"],
  serve: ["customer", "more"],
  villager: ["customer", "more"],
  walk: ["person", "plain"],
  younger: ["time", "more"],
};
const ASKED: Record<string, Saying> = {
  cube: ["greenbag", "more"],
  fee: ["scroll", "less"],
  good: ["supply", "more"],
  pay: ["coin", "less"],
  privilege: ["steps", "more"],
};
/** A box has signs for its own events. */
export function chipAlso(sayings: Record<string, Saying>): void {
  Object.assign(SAID, sayings);
}

const FOR_ALL = ["mass", "over", "trigger"]; // whoever it was, it concerns everybody

/** What these events mean for one family, the costs first. */
export function chipsOf(events: Event[], seat: number, text: Text, printed: Printed): Chip[] {
  const own = events.filter((event) => event.seat === seat);
  const kinds = own.map((event) => event.kind);
  return [
    ...time(own, kinds.includes("death") || kinds.includes("bard"), text),
    ...counted(
      own.flatMap((event) => changesOf(event, printed)),
      text,
    ),
    ...own.filter((event) => event.kind === "ask").flatMap((event) => asked(event, text)),
    ...own.filter((event) => event.kind === "take" && event.colour !== "plague").map((event) => taken(event, text)),
    ...own.filter((event) => event.kind! in SAID).map((event) => said(event, text, printed)),
    ...worth(own, text, printed),
    ...FOR_ALL.filter((kind) => events.some((event) => event.kind === kind)).map((kind) => general(kind, text)),
    ...thenOf(
      own.filter((event) => !(String(event.question) in ASKED)),
      text,
      ["pass"],
    ),
  ];
}

function time(own: Event[], told: boolean, text: Text): Chip[] {
  const spent = own.filter((event) => event.kind === "time");
  const n = spent.reduce((sum, event) => sum + Number(event.amount), 0);
  const crosses = spent.some((event) => Number(event.crossings) > 0);
  const chips: Chip[] = n ? [{ icon: "time", tone: "time", words: text.say("page-chip-time", { n }) }] : [];
  if (crosses && !told) chips.push({ icon: "grave", tone: "death", words: text.say("page-chip-bridge") });
  return chips;
}

function counted(changes: Change[], text: Text): Chip[] {
  const sums = new Map<string, number>();
  for (const [thing, n] of changes) sums.set(thing, (sums.get(thing) ?? 0) + n);
  const found = [...sums].filter(([, n]) => n !== 0).sort((a, b) => a[1] - b[1]);
  return found.map(([thing, n]) => {
    const own = `page-chip-${thing}`; // what no token names is named here
    const what = text.has(own) ? text.say(own, { n: Math.abs(n) }) : text.some(`word-${thing}`, Math.abs(n));
    return {
      icon: thing,
      tone: n < 0 ? "less" : "more",
      words: text.say(n < 0 ? "page-chip-less" : "page-chip-more", { what }),
    };
  });
}

function taken(event: Event, text: Text): Chip {
  const colour = String(event.colour);
  return {
    icon: colour,
    tone: "more",
    words: text.say("page-chip-more", { what: text.some(`word-${colour}`, 1) }),
    obvious: true,
  };
}

function said(event: Event, text: Text, printed: Printed): Chip {
  const [icon, tone] = SAID[event.kind!]!;
  const words: Record<string, string | number> = { points: printed.customers[String(event.customer)] ?? 0 };
  for (const [meaning, value] of Object.entries(event)) {
    if (meaning !== "kind" && meaning !== "seat") Object.assign(words, text.forms(meaning, String(value), meaning));
  }
  return { icon, tone, words: text.say(`page-chip-${event.kind}`, words) };
}

/** What a place in council or church will score, for whoever stays there. */
function worth(own: Event[], text: Text, printed: Printed): Chip[] {
  const n = worthOf(own, printed);
  return n > 0 ? [{ icon: "prestige", tone: "more", words: text.say("page-chip-worth", { n }) }] : [];
}

/** What one will be asked, as far as it is a price or a gain that is still open. */
function asked(event: Event, text: Text): Chip[] {
  const [icon, tone] = ASKED[String(event.question)] ?? [];
  const about = event.about ? text.word(String(event.about)) : "";
  return icon && tone ? [{ icon, tone, words: text.say(`page-chip-ask-${event.question}`, { about }) }] : [];
}

function general(kind: string, text: Text): Chip {
  return { icon: kind === "mass" ? "monk" : "book", tone: "plain", words: text.say(`page-chip-${kind}`) };
}
