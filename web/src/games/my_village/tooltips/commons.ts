// The main board: dice, values, the hand, the market, the dead and the rat.
import { topic, type TopicContext, type Topic, type Topics } from "./topic";

/** The rule of each area of the main board. */
const AREAS: Record<string, string> = {
  religion: "M-CHU-1",
  council: "M-COU-1",
  crafts: "M-CRF-2",
  travel: "M-TRV-1",
  field: "M-FLD-1",
  hand: "M-BLK-5",
  market: "M-CUS-1",
  fate: "M-DTH-8",
};

const bySeats = (row: number[], { view, printed }: TopicContext) => row[printed.setup.seats.indexOf(view.seats)] ?? 0;

function die(parts: string[], { text, printed }: TopicContext): Topic {
  const die = parts[0]!.replace(/-.*/, "");
  const words = { colour: die.replace(/\d/, ""), time: printed.life.black_die };
  return topic(text.word(die), "die", "M-DIE-4", words);
}

const chronicle = ([profession = ""]: string[], { text, printed }: TopicContext): Topic => {
  const [first = 0, second = 0] = printed.chronicle.story;
  return topic(profession ? text.word(profession) : text.say("page-area-fate"), "chronicle", "M-DTH-8", {
    first,
    second,
  });
};

const rat = (_: string[], { text, view }: TopicContext): Topic =>
  topic(text.say("page-rat-label", { n: view.rat }), "rat", "M-DTH-12", { n: view.rat });

export const COMMONS: Topics = {
  land: (_, { text }) => topic(text.say("page-tooltip-land", {}, "title"), "land", "M-BAN-1"),
  area: ([id = ""], { text }) => (id in AREAS ? topic(text.say(`page-area-${id}`), `area-${id}`, AREAS[id]!) : null),
  pool: (_, { text }) => topic(text.say("page-pool"), "pool", "M-DIE-1"),
  die,
  tray: (_, { text }) => topic(text.say("page-tray"), "tray", "M-DIE-2"),
  supply: (_, { text }) => topic(text.say("page-supply"), "supply", "M-SET-13"),
  value: ([value = ""], { text }) => topic(text.say("page-value", { value }), "value", "M-BAN-1", { value }),
  hand: (_, { text, view }) => topic(text.word("hand"), "hand", "M-BLK-5", { n: view.hand.story }),
  customers: (_, { text, printed }) =>
    topic(text.say("page-area-market"), "display", "M-CUS-4", { n: printed.setup.customer_display }),
  chronicle,
  graves: (_, { text, view }) => topic(text.say("page-graves", { n: view.graves }), "graves", "M-DTH-9"),
  coffins: (_, context) =>
    topic(context.text.say("page-coffins"), "coffins", "M-END-1", {
      end: bySeats(context.printed.setup.end_coffins, context),
    }),
  rat,
  invasion: rat,
};
