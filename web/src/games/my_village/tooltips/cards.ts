// Cards: what their kind is for and everything printed on them.
import { linesOf, nameOf } from "../board/cards/card_text";
import { faceOf } from "../card_data";
import { kindOf } from "../constants";
import { topic, type TopicContext, type Topic, type Topics } from "./topic";

const RULES: Record<string, string> = {
  church: "M-CHU-2",
  monk: "M-MNK-3",
  council: "M-COU-2",
  meeting: "M-MEE-2",
  field: "M-FLD-3",
  craft: "M-CRF-3",
  stack: "M-TRV-1",
  journey: "M-TRV-4",
  customer: "M-CUS-8",
  steward: "M-CUS-2",
};

function cardOf(card: string, { printed, text }: TopicContext, name = card): Topic | null {
  const { kind } = faceOf(card, printed);
  const rule = RULES[kind];
  if (!rule) return null;
  const [low = 0, high = 0] = printed.meeting.tile;
  const stop = text.say("page-tooltip-stop");
  const lines = linesOf(card, printed, text)
    .map((line) => line + stop)
    .join(text.language.startsWith("zh") ? "" : " ");
  const words = { lines, low, high, coins: text.withNumber("word-coin", printed.field.coins) };
  return topic(nameOf(name, text), kind, rule, words);
}

/** The card of the own village with this white banner. */
function ownCard(name: string, { view, seat }: TopicContext): string {
  const own = view.villages[Math.max(0, seat)]!;
  if (/^field\d$/.test(name)) return "field";
  if (name === "council") return `council.${own.council}`;
  return own.crafts.find((card) => kindOf(card) === name) ?? name;
}

export const CARDS: Topics = {
  card: (parts, context) => cardOf(parts.join("."), context),
  display: ([card], context) =>
    card
      ? cardOf(card, context)
      : topic(context.text.say("page-area-market"), "display", "M-CUS-4", {
          n: context.printed.setup.customer_display,
        }),
  own: ([name = ""], context) => {
    const card = ownCard(name, context);
    return cardOf(card, context, card === "field" ? name : card);
  },
};
