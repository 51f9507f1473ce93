// What is printed on a card: banner, costs, effects and prestige. Values come from the rule tables.
import { CRAFTS, kindOf, LETTERS } from "./constants";
import type { Printed } from "./printed";

export interface CardFace {
  kind: string; // church, monk, council, meeting, field, stack, journey, craft, customer, hand, steward, school, play, headman
  picture: string;
  banner: number[] | null; // empty for the question mark, null for none
  costs: [string, number][];
  other: [string, number][]; // alternative to the last of the costs
  white: number; // time of its white banner
  gives: [string, number][];
  worth: number | null;
  spaces: number;
  last?: boolean; // the end of a journey
}

type Row = { name: string; [key: string]: unknown };
type Costs = Record<string, number | undefined>;

const PLAIN: CardFace = {
  kind: "",
  picture: "",
  banner: null,
  costs: [],
  other: [],
  white: 0,
  gives: [],
  worth: null,
  spaces: 0,
};

const pairs = (costs: Costs = {}): [string, number][] =>
  Object.entries(costs).flatMap(([name, n]) => (n ? [[name, n] as [string, number]] : []));
/** The time and the additional cost of a black banner; only monks have one by default. */
const price = ({ time, cost }: { time: number; cost?: Costs }): [string, number][] => [
  ...pairs({ time }),
  ...pairs(cost),
];
const row = <R extends Row>(rows: readonly R[], name: string): R => rows.find((row) => row.name === name) ?? rows[0]!;

const CHURCH: Record<string, [string, number][]> = {
  sanatory: [["norat", 1]],
  cloister: [["window", 1]],
  trading: [["customer", 1]],
  travel: [["redraw", 1]],
};

function church(name: string, { church: { cards } }: Printed): CardFace {
  const card = row(cards, name);
  const { banner, prestige, spaces } = card;
  return {
    ...PLAIN,
    kind: "church",
    picture: name,
    banner,
    costs: price(card),
    gives: CHURCH[name]!,
    worth: prestige,
    spaces,
  };
}

function council(name: string, { council: { cards, coins } }: Printed): CardFace {
  const card = row(cards, name);
  const { banner, white_time, prestige, spaces } = card;
  const gives: Record<string, [string, number]> = {
    monetary: ["coin", coins],
    area: ["mark", 1],
    population: ["villager", 1],
    guild: ["wild", 1],
  };
  return {
    ...PLAIN,
    kind: "council",
    picture: name,
    banner,
    costs: price(card),
    white: white_time,
    gives: [gives[name]!],
    worth: prestige,
    spaces,
  };
}

function monk(name: string, { monk: { cards } }: Printed): CardFace {
  const card = row(cards as unknown as (Row & Monk)[], name);
  const { symbol, banner, bonus, amount } = card;
  return {
    ...PLAIN,
    kind: "monk",
    picture: symbol,
    banner,
    costs: price(card),
    gives: [
      [bonus, amount],
      ["window", 1],
    ],
  };
}
interface Monk {
  symbol: string;
  banner: number[];
  time: number;
  bonus: string;
  amount: number;
  cost?: Costs;
}

function stack(letter: string, { travel: { dark } }: Printed): CardFace {
  const card = row(dark, letter);
  const [first, second] = card.either as Costs[];
  const costs = [...price(card), ...pairs(first)];
  return { ...PLAIN, kind: "stack", picture: letter, banner: card.banner, costs, other: pairs(second) };
}

function journey(name: string, { travel: { cards } }: Printed): CardFace {
  const { letter, prestige, gray, last } = row(cards as unknown as (Row & Journey)[], name);
  return { ...PLAIN, kind: "journey", picture: letter, costs: pairs(gray), worth: prestige, last };
}
interface Journey {
  letter: string;
  prestige: number;
  gray?: Costs;
  last: boolean;
}

function craft(name: string, { craft: { cards, kinds } }: Printed): CardFace {
  const kind = row(kinds, kindOf(name));
  const { good, white_time, spaces } = kind;
  const banner = cards.find((card) => card.name === name)?.banner ?? null; // none for a kind of building
  return {
    ...PLAIN,
    kind: "craft",
    picture: kindOf(name),
    banner,
    costs: price(kind),
    white: white_time,
    gives: [[good, 1]],
    spaces,
  };
}

function customer(name: string, { customer: { cards } }: Printed): CardFace {
  const { banner = [], cost, white_time, prestige } = row(cards as unknown as (Row & Customer)[], name);
  return { ...PLAIN, kind: "customer", picture: name, banner, costs: pairs(cost), white: white_time, worth: prestige };
}
interface Customer {
  banner?: number[];
  cost: Costs;
  white_time: number;
  prestige: number;
}

/** Cards that exist once in a village or in the display. */
function single(name: string, printed: Printed): CardFace | null {
  const { meeting, field, hand, steward, school, headman } = printed;
  const [place, land] = [meeting.cards[0]!, field.cards[0]!];
  const faces: Record<string, Partial<CardFace>> = {
    meeting: {
      ...place,
      costs: price(place),
      white: place.white_time,
      gives: [
        ["tile", 1],
        ["story", meeting.story],
        ["marker", 1],
      ],
      worth: place.prestige,
    },
    field: {
      ...land,
      costs: price(land),
      white: land.white_time,
      gives: [["coin", field.coins]],
      worth: land.prestige,
    },
    hand: { banner: hand.banner, costs: price(hand), gives: [["story", hand.story]], worth: hand.prestige },
    steward: { banner: steward.banner, gives: [["customer", 1]] },
    school: { banner: school.banner, gives: [["pupil", 1]] },
    headman: { banner: [], costs: price(headman) },
  };
  const found = faces[name];
  return found ? { ...PLAIN, ...found, kind: name, picture: name } : null;
}

/** Return the face of a card by its name in tokens: `church.travel`, `craft.office2` or `office2`, `cu07`, `quill1`, `b3`. */
export function faceOf(card: string, printed: Printed): CardFace {
  const [area = "", name = area] = card.split(".");
  if (area === "church") return church(name, printed);
  if (area === "council" && name !== area) return council(name, printed);
  if (area === "travel") return stack(name, printed);
  if (area === "craft" || CRAFTS.includes(kindOf(card))) return craft(name, printed);
  if (/^cu\d/.test(card)) return customer(card, printed);
  if (/^[a-e]\d$/.test(card) && LETTERS.includes(card[0]!)) return journey(card, printed);
  return single(card, printed) ?? monk(card, printed);
}

/** The banner of the play field, which differs from board to board. */
export const playBanner = (board: number | null, { play }: Printed): number[] => play.banners[(board ?? 1) - 1] ?? [];
