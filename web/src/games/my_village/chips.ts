// Events as short signs: what an answer costs, what it brings, who dies, what comes of it.
import type { Chip } from "../../shell/game";
import type { Text } from "../../shell/i18n/text";
import type { Event } from "../../shell/net/types";
import { thenOf } from "../../shell/then";
import { faceOf } from "./faces";
import type { Printed } from "./printed";
import { DECLINES } from "./spots";
import { sums } from "./tally";

type Tone = Chip["tone"];

/** What is no number: `page-chip-KIND` says it. */
const SAID: Record<string, [icon: string, tone: Tone]> = {
  avoid: ["norat", "more"],
  chronicle: ["book", "death"],
  grave: ["grave", "death"],
  headman: ["headman", "plain"],
  journey: ["travel", "plain"],
  laborer: ["laborer", "less"],
  mark: ["mark", "more"],
  market: ["customer", "plain"],
  plow: ["plow", "plain"],
  school_new: ["pupil", "more"],
  school_shift: ["pupil", "plain"],
  serve: ["customer", "more"],
  tile: ["tile", "plain"],
  villager: ["villager", "more"],
  wild_plow: ["plow", "plain"],
  window: ["window", "more"],
};
const FOR_ALL = ["invasion", "over"]; // whoever it was, it concerns everybody

/** What these events mean for one village, the costs first. */
export function chipsOf(events: Event[], seat: number, text: Text, printed: Printed): Chip[] {
  const own = events.filter((event) => event.seat === seat);
  return [
    ...value(own, text),
    ...time(own, text),
    ...counted(events, seat, text),
    ...own.filter((event) => event.kind! in SAID).map((event) => said(event, text)),
    ...worth(own, text, printed),
    ...FOR_ALL.filter((kind) => events.some((event) => event.kind === kind)).map((kind) => general(kind, text)),
    ...thenOf(own, text, DECLINES),
  ];
}

function value(own: Event[], text: Text): Chip[] {
  const made = own.find((event) => event.kind === "value");
  return made
    ? [{ icon: "banner", tone: "plain", words: text.say("page-chip-value", { value: made.value! }), obvious: true }]
    : [];
}

function time(own: Event[], text: Text): Chip[] {
  const spent = own.filter((event) => event.kind === "time");
  const n = spent.reduce((sum, event) => sum + Number(event.amount), 0);
  const chips: Chip[] = n ? [{ icon: "time", tone: "time", words: text.say("page-chip-time", { n }) }] : [];
  const dies = own.some(({ kind }) => kind === "chronicle" || kind === "grave");
  if (spent.some((event) => Number(event.passed) > 0) && !dies)
    chips.push({ icon: "reaper", tone: "death", words: text.say("page-chip-bridge") });
  return chips;
}

const SCORES = /^(church|council|meeting|field|cu\d)/; // cards whose worth is sure

/** What a card that comes into the village, or a customer who is served, will score. */
function worth(own: Event[], text: Text, printed: Printed): Chip[] {
  const cards = own.map(({ kind, banner, customer }) =>
    kind === "banner" ? banner : kind === "serve" ? customer : "",
  );
  const sure = cards
    .map(String)
    .filter((card) => SCORES.test(card))
    .map((card) => faceOf(card, printed));
  const n = sure.reduce((sum, { worth }) => sum + (worth ?? 0), 0);
  const windows = sure.filter(({ gives }) => gives.some(([what]) => what === "window")); // M-CHU-4
  return [
    ...windows.map(() => said({ kind: "window" }, text)),
    ...(n > 0 ? [{ icon: "prestige", tone: "more" as Tone, words: text.say("page-card-worth", { n }) }] : []),
  ];
}

function counted(events: Event[], seat: number, text: Text): Chip[] {
  const found = [...sums(events, seat)].filter(([, n]) => n !== 0).sort((a, b) => a[1] - b[1]);
  return found.map(([thing, n]) => {
    const what = text.has(`page-chip-some-${thing}`)
      ? text.say(`page-chip-some-${thing}`, { n: Math.abs(n) })
      : text.some(`word-${thing}`, Math.abs(n));
    return {
      icon: thing,
      tone: n < 0 ? "less" : "more",
      words: text.say(n < 0 ? "page-chip-less" : "page-chip-more", { what }),
    };
  });
}

function said(event: Event, text: Text): Chip {
  const [icon, tone] = SAID[event.kind!]!;
  const words: Record<string, string | number> = {};
  for (const [meaning, token] of Object.entries(event)) {
    if (meaning !== "kind" && meaning !== "seat") Object.assign(words, text.forms(meaning, String(token), meaning));
  }
  return { icon, tone, words: text.say(`page-chip-${event.kind}`, words) };
}

const general = (kind: string, text: Text): Chip => ({
  icon: kind === "invasion" ? "rat" : "book",
  tone: kind === "invasion" ? "death" : "plain",
  words: text.say(`page-chip-${kind}`),
});
