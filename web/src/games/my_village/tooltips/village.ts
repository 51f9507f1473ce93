// A village: its stores, its people, the headman and what is printed on its board.
import { topic, type TopicContext, type Topic, type Topics } from "./topic";

const STORES: Record<string, string> = {
  coin: "M-DIE-6",
  story: "M-DTH-13",
  house: "M-SCO-7",
  laborer: "M-SCO-7",
  served: "M-CUS-9",
};

function store([seat = "0", name = ""]: string[], { view, text, printed }: TopicContext): Topic | null {
  const own = view.villages[Number(seat)]!;
  const counts: Record<string, number> = {
    coin: own.coins,
    story: own.tree,
    house: own.house,
    laborer: own.laborers,
  };
  const rule = STORES[name];
  if (!rule) return null;
  const title = name in counts ? text.say(`page-store-${name}`, { n: counts[name]! }) : text.say("page-text-served");
  return topic(title, name, rule, { points: printed.people.laborer_prestige });
}

const villager = (profession: string, { text }: TopicContext): Topic =>
  topic(text.word(profession), "villager", "M-BAN-3", { profession });

function pupil(bench: string, { text, printed }: TopicContext): Topic {
  const { time, right_story: story } = printed.school;
  const key = bench === "shift" ? "pupil-right" : "pupil-left";
  return topic(text.word("school"), key, key === "pupil-right" ? "M-SCH-4" : "M-SCH-3", { time, story });
}

const PATH: Record<string, string> = { house: "M-HEA-6", coin: "M-HEA-4", story: "M-HEA-5" };

function path(step: string, { text, printed }: TopicContext): Topic | null {
  const n = { coin: printed.headman.coin, story: printed.headman.story }[step] ?? 0;
  const rule = PATH[step];
  return rule ? topic(text.word("headman"), `path-${step}`, rule, { n }) : null;
}

const headman = (_: string[], { text, printed }: TopicContext): Topic =>
  topic(text.word("headman"), "headman", "M-HEA-3", { time: printed.headman.time });

const school = ({ text }: TopicContext): Topic => topic(text.word("school"), "school", "M-SCH-1");
const play = ({ text, printed }: TopicContext): Topic =>
  topic(text.word("play"), "play", "M-WHT-6", { story: printed.play.story });

/** Banners of a village that are printed on its board. */
const PRINTED: Record<string, (context: TopicContext) => Topic> = { school, play };

export const VILLAGE: Topics = {
  seat: ([seat = "0"], { names }) =>
    topic(names[Number(seat)] ?? "", "village", "M-SET-9", { who: names[Number(seat)] ?? "" }),
  life: ([seat = "0"], { view, text, printed }) => {
    const { clouds } = printed.life;
    const title = text.say("page-life", { n: view.villages[Number(seat)]!.cloud, clouds });
    return topic(title, "life", "M-DTH-2", { clouds });
  },
  store,
  total: (_, { text }) => topic(text.say("page-tab-scores"), "total", "M-SCO-1"),
  token: (_, { text }) => topic(text.word("hand"), "has-hand", "M-RND-2"),
  villager: (parts, context) => villager(parts.at(-1)!, context),
  pupil: (parts, context) => pupil(parts.at(-1)!, context),
  descendant: ([, profession = ""], context) => topic(context.text.word(profession), "follow", "M-SCH-6"),
  path: (parts, context) => path(parts.at(-1)!, context),
  headman,
  question: (_, { text, printed }) =>
    topic(text.word("headman"), "question", "M-HEA-1", { time: printed.headman.time }),
  printed: ([name = ""], context) => PRINTED[name]?.(context) ?? null,
  mark: (_, { text }) => topic(text.word("council"), "mark", "M-COU-5"),
};
