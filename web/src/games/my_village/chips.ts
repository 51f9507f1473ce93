// Events as chips: what a move costs and gains, who dies, and what follows.
import type { Chip } from "$app/game";
import type { Text } from "$app/i18n/text";
import type { Event } from "$app/net/types";
import { nextQuestionChips } from "$app/next_question";
import { faceOf } from "./card_data";
import { definitionOf } from "./events";
import type { GameEvent } from "./types";
import type { Printed } from "./printed";
import { DECLINES } from "./move_targets";
import { totalDeltas } from "./resource_deltas";

/** Return the chips of these events for one village, costs first. */
export function chipsOf(events: Event[], seat: number, text: Text, printed: Printed): Chip[] {
  const happened = events.filter((event) => event.kind !== "ask") as GameEvent[];
  const own = happened.filter((event) => event.seat === seat);
  return [
    ...value(own, text),
    ...timeChips(own, text),
    ...resourceChips(happened, seat, text),
    ...own
      .filter((event) => !definitionOf(event)?.isGlobal)
      .flatMap((event) => definitionOf(event)?.chips?.(event, text) ?? []),
    ...worth(own, text, printed),
    ...globalChips(happened, text),
    ...nextQuestionChips(
      events.filter((event) => event.seat === seat),
      text,
      DECLINES,
    ),
  ];
}

function value(own: GameEvent[], text: Text): Chip[] {
  const valueEvent = own.find((event) => event.kind === "value");
  return valueEvent
    ? [
        {
          icon: "banner",
          tone: "plain",
          words: text.say("page-chip-value", { value: valueEvent.value }),
          obvious: true,
        },
      ]
    : [];
}

function timeChips(own: GameEvent[], text: Text): Chip[] {
  const defined = own.map((event) => ({ event, definition: definitionOf(event) }));
  const n = defined.reduce((sum, { event, definition }) => sum + (definition?.time?.(event) ?? 0), 0);
  const chips: Chip[] = n ? [{ icon: "time", tone: "time", words: text.say("page-chip-time", { n }) }] : [];
  const dies = defined.some(({ definition }) => definition?.dying);
  if (defined.some(({ event, definition }) => definition?.crosses?.(event)) && !dies)
    chips.push({ icon: "reaper", tone: "death", words: text.say("page-chip-bridge") });
  return chips;
}

/** Chips of events that concern every seat, once for each kind. */
function globalChips(events: GameEvent[], text: Text): Chip[] {
  const kinds = new Map(events.filter((event) => definitionOf(event)?.isGlobal).map((event) => [event.kind, event]));
  const sorted = [...kinds.keys()].sort().map((kind) => kinds.get(kind)!);
  return sorted.flatMap((event) => definitionOf(event)?.chips?.(event, text) ?? []);
}

const SCORES = /^(church|council|meeting|field|cu\d)/; // cards with fixed prestige

/** The prestige of new cards and served customers. */
function worth(own: GameEvent[], text: Text, printed: Printed): Chip[] {
  const sure = own
    .map((event) => definitionOf(event)?.card?.(event) ?? "")
    .filter((card) => SCORES.test(card))
    .map((card) => faceOf(card, printed));
  const n = sure.reduce((sum, { worth }) => sum + (worth ?? 0), 0);
  const windows = sure.filter(({ gives }) => gives.some(([what]) => what === "window")); // M-CHU-4
  return [
    ...windows.map((): Chip => ({ icon: "window", tone: "more", words: text.say("page-chip-window") })),
    ...(n > 0 ? [{ icon: "prestige", tone: "more" as const, words: text.say("page-card-worth", { n }) }] : []),
  ];
}

function resourceChips(events: GameEvent[], seat: number, text: Text): Chip[] {
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
