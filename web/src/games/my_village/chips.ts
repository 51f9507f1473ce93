// Events as chips: what a move costs and gains, who dies, and what follows.
import type { Chip } from "../../app/game";
import type { Text } from "../../app/i18n/text";
import type { Event } from "../../app/net/types";
import { nextQuestionChips } from "../../app/next_question";
import { faceOf } from "./card_data";
import type { Printed } from "./printed";
import { DECLINES } from "./move_targets";
import { totalDeltas } from "./resource_deltas";

type Tone = Chip["tone"];

/** Events with a chip of their own; the message `page-chip-KIND` is its text. */
const EVENT_CHIPS: Record<string, [icon: string, tone: Tone]> = {
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
const GLOBAL_EVENTS = ["invasion", "over"]; // shown for every seat

/** Return the chips of these events for one village, costs first. */
export function chipsOf(events: Event[], seat: number, text: Text, printed: Printed): Chip[] {
  const own = events.filter((event) => event.seat === seat);
  return [
    ...value(own, text),
    ...timeChips(own, text),
    ...resourceChips(events, seat, text),
    ...own.filter((event) => event.kind! in EVENT_CHIPS).map((event) => eventChip(event, text)),
    ...worth(own, text, printed),
    ...GLOBAL_EVENTS.filter((kind) => events.some((event) => event.kind === kind)).map((kind) =>
      globalChip(kind, text),
    ),
    ...nextQuestionChips(own, text, DECLINES),
  ];
}

function value(own: Event[], text: Text): Chip[] {
  const valueEvent = own.find((event) => event.kind === "value");
  return valueEvent
    ? [
        {
          icon: "banner",
          tone: "plain",
          words: text.say("page-chip-value", { value: valueEvent.value! }),
          obvious: true,
        },
      ]
    : [];
}

function timeChips(own: Event[], text: Text): Chip[] {
  const spent = own.filter((event) => event.kind === "time");
  const n = spent.reduce((sum, event) => sum + Number(event.amount), 0);
  const chips: Chip[] = n ? [{ icon: "time", tone: "time", words: text.say("page-chip-time", { n }) }] : [];
  const dies = own.some(({ kind }) => kind === "chronicle" || kind === "grave");
  if (spent.some((event) => Number(event.passed) > 0) && !dies)
    chips.push({ icon: "reaper", tone: "death", words: text.say("page-chip-bridge") });
  return chips;
}

const SCORES = /^(church|council|meeting|field|cu\d)/; // cards with fixed prestige

/** The prestige of new cards and served customers. */
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
    ...windows.map(() => eventChip({ kind: "window" }, text)),
    ...(n > 0 ? [{ icon: "prestige", tone: "more" as Tone, words: text.say("page-card-worth", { n }) }] : []),
  ];
}

function resourceChips(events: Event[], seat: number, text: Text): Chip[] {
  const totals = [...totalDeltas(events, seat)].filter(([, n]) => n !== 0).sort((a, b) => a[1] - b[1]);
  return totals.map(([thing, n]) => {
    const what = text.has(`page-chip-some-${thing}`)
      ? text.say(`page-chip-some-${thing}`, { n: Math.abs(n) })
      : text.withNumber(`word-${thing}`, Math.abs(n));
    return {
      icon: thing,
      tone: n < 0 ? "less" : "more",
      words: text.say(n < 0 ? "page-chip-less" : "page-chip-more", { what }),
    };
  });
}

function eventChip(event: Event, text: Text): Chip {
  const [icon, tone] = EVENT_CHIPS[event.kind!]!;
  const words: Record<string, string | number> = {};
  for (const [meaning, token] of Object.entries(event)) {
    if (meaning !== "kind" && meaning !== "seat") Object.assign(words, text.forms(meaning, String(token), meaning));
  }
  return { icon, tone, words: text.say(`page-chip-${event.kind}`, words) };
}

const globalChip = (kind: string, text: Text): Chip => ({
  icon: kind === "invasion" ? "rat" : "book",
  tone: kind === "invasion" ? "death" : "plain",
  words: text.say(`page-chip-${kind}`),
});
