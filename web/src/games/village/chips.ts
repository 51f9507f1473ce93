// Events as chips: what a move costs and gains, who comes, goes or dies, and which questions follow.
import { nextQuestionChips } from "../../app/next_question";
import type { Printed } from "./printed";
import { deltasOf, type ResourceDelta } from "./resource_deltas";
import type { Chip } from "../../app/game";
import type { Text } from "../../app/i18n/text";
import type { Event } from "../../app/net/types";
import { placementScore } from "./placement_score";

type Tone = Chip["tone"];

/** An icon or `COLOUR`, a tone, and whether the buttons of moves leave it out. */
export type ChipStyle = [icon: string, tone: Tone, obvious?: boolean];
export const COLOUR = "colour"; // the icon is the cube of the event

/** Events with a chip of their own; the message `page-chip-KIND` is its text. */
const EVENT_CHIPS: Record<string, ChipStyle> = {
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
const QUESTION_CHIPS: Record<string, ChipStyle> = {
  cube: ["greenbag", "more"],
  fee: ["scroll", "less"],
  good: ["supply", "more"],
  pay: ["coin", "less"],
  privilege: ["steps", "more"],
};
/** Add the chips of an expansion's events. */
export function registerChips(styles: Record<string, ChipStyle>): void {
  Object.assign(EVENT_CHIPS, styles);
}

const GLOBAL_EVENTS = ["mass", "over", "trigger"]; // shown for every seat

/** Return the chips of these events for one family, costs first. */
export function chipsOf(events: Event[], seat: number, text: Text, printed: Printed): Chip[] {
  const own = events.filter((event) => event.seat === seat);
  const kinds = own.map((event) => event.kind);
  return [
    ...timeChips(own, kinds.includes("death") || kinds.includes("bard"), text),
    ...resourceChips(
      own.flatMap((event) => deltasOf(event, printed)),
      text,
    ),
    ...own.filter((event) => event.kind === "ask").flatMap((event) => questionChips(event, text)),
    ...own
      .filter((event) => event.kind === "take" && event.colour !== "plague")
      .map((event) => takenCubeChip(event, text)),
    ...own.filter((event) => event.kind! in EVENT_CHIPS).map((event) => eventChip(event, text, printed)),
    ...worth(own, text, printed),
    ...GLOBAL_EVENTS.filter((kind) => events.some((event) => event.kind === kind)).map((kind) =>
      globalChip(kind, text),
    ),
    ...nextQuestionChips(
      own.filter((event) => !(String(event.question) in QUESTION_CHIPS)),
      text,
      ["pass"],
    ),
  ];
}

function timeChips(own: Event[], deathListed: boolean, text: Text): Chip[] {
  const spent = own.filter((event) => event.kind === "time");
  const n = spent.reduce((sum, event) => sum + Number(event.amount), 0);
  const crosses = spent.some((event) => Number(event.crossings) > 0);
  const chips: Chip[] = n ? [{ icon: "time", tone: "time", words: text.say("page-chip-time", { n }) }] : [];
  if (crosses && !deathListed) chips.push({ icon: "grave", tone: "death", words: text.say("page-chip-bridge") });
  return chips;
}

function resourceChips(changes: ResourceDelta[], text: Text): Chip[] {
  const sums = new Map<string, number>();
  for (const [thing, n] of changes) sums.set(thing, (sums.get(thing) ?? 0) + n);
  const totals = [...sums].filter(([, n]) => n !== 0).sort((a, b) => a[1] - b[1]);
  return totals.map(([thing, n]) => {
    const own = `page-chip-${thing}`; // for things that are not tokens
    const what = text.has(own) ? text.say(own, { n: Math.abs(n) }) : text.withNumber(`word-${thing}`, Math.abs(n));
    return {
      icon: thing,
      tone: n < 0 ? "less" : "more",
      words: text.say(n < 0 ? "page-chip-less" : "page-chip-more", { what }),
    };
  });
}

function takenCubeChip(event: Event, text: Text): Chip {
  const colour = String(event.colour);
  return {
    icon: colour,
    tone: "more",
    words: text.say("page-chip-more", { what: text.withNumber(`word-${colour}`, 1) }),
    obvious: true,
  };
}

function eventChip(event: Event, text: Text, printed: Printed): Chip {
  const [icon, tone, obvious = false] = EVENT_CHIPS[event.kind!]!;
  const words: Record<string, string | number> = { points: printed.customers[String(event.customer)] ?? 0 };
  for (const [meaning, value] of Object.entries(event)) {
    if (meaning !== "kind" && meaning !== "seat") Object.assign(words, text.forms(meaning, String(value), meaning));
  }
  const chip = { tone, words: text.say(`page-chip-${event.kind}`, words), obvious };
  return { ...chip, icon: icon === COLOUR ? String(event.colour) : icon };
}

/** The points that a place in council or church will score at the end. */
function worth(own: Event[], text: Text, printed: Printed): Chip[] {
  const n = placementScore(own, printed);
  return n > 0 ? [{ icon: "prestige", tone: "more", words: text.say("page-chip-worth", { n }) }] : [];
}

/** Chips for the questions that follow, where they are about a price or a gain. */
function questionChips(event: Event, text: Text): Chip[] {
  const [icon, tone] = QUESTION_CHIPS[String(event.question)] ?? [];
  const about = event.about ? text.word(String(event.about)) : "";
  return icon && tone ? [{ icon, tone, words: text.say(`page-chip-ask-${event.question}`, { about }) }] : [];
}

function globalChip(kind: string, text: Text): Chip {
  return { icon: kind === "mass" ? "monk" : "book", tone: "plain", words: text.say(`page-chip-${kind}`) };
}
