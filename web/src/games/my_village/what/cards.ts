// Cards, wherever they lie: what their kind is for, and all that stands on them.
import { linesOf, nameOf } from "../board/cards/told";
import { faceOf } from "../faces";
import { kindOf } from "../looks";
import { topic, type Told, type Topic, type Topics } from "./topic";

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

function cardOf(card: string, { printed, text }: Told, name = card): Topic | null {
  const { kind } = faceOf(card, printed);
  const rule = RULES[kind];
  if (!rule) return null;
  const [low = 0, high = 0] = printed.meeting.tile;
  const stop = text.say("page-what-stop");
  const lines = linesOf(card, printed, text)
    .map((line) => line + stop)
    .join(text.language === "zh" ? "" : " ");
  const words = { lines, low, high, coins: text.some("word-coin", printed.field.coins) };
  return topic(nameOf(name, text), kind, rule, words);
}

/** A card of the own village by the name of its white banner. */
function ownCard(name: string, { view, seat }: Told): string {
  const own = view.villages[Math.max(0, seat)]!;
  if (/^field\d$/.test(name)) return "field";
  if (name === "council") return `council.${own.council}`;
  return own.crafts.find((card) => kindOf(card) === name) ?? name;
}

export const CARDS: Topics = {
  card: (parts, told) => cardOf(parts.join("."), told),
  display: ([card], told) =>
    card
      ? cardOf(card, told)
      : topic(told.text.say("page-area-market"), "display", "M-CUS-4", { n: told.printed.setup.customer_display }),
  own: ([name = ""], told) => {
    const card = ownCard(name, told);
    return cardOf(card, told, card === "field" ? name : card);
  },
};
