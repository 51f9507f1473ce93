// Events as chips: what a move costs and gains, who comes, goes or dies, and which questions follow.
import type { Chip } from "$app/game";
import type { Text } from "$app/i18n/text";
import type { AskEvent } from "$app/net/types";
import { nextQuestionChips } from "$app/next_question";
import type { Composition } from "./composition";
import type { ResourceDelta } from "./events/definition";
import { placementScore } from "./events/placement_score";
import { withoutQuestions, type GameEvent, type VillageEvent } from "./types";

const QUESTION_CHIPS: Record<string, [icon: string, tone: Chip["tone"]]> = {
  cube: ["greenbag", "more"],
  fee: ["scroll", "less"],
  good: ["supply", "more"],
  pay: ["coin", "less"],
  privilege: ["steps", "more"],
};

/** Return the chips of these events for one family, costs first. */
export function chipsOf(events: GameEvent[], seat: number, text: Text, game: Composition): Chip[] {
  const happened = withoutQuestions(events);
  const own = happened.filter((event) => event.seat === seat);
  const questions = events.filter((event) => event.kind === "ask").filter((question) => question.seat === seat);
  return [
    ...timeChips(own, text, game),
    ...resourceChips(
      own.flatMap((event) => game.definitionOf(event)?.deltas?.(event, game) ?? []),
      text,
    ),
    ...questions.flatMap((question) => questionChips(question, text)),
    ...own.filter((event) => !game.definitionOf(event)?.isGlobal).flatMap((event) => chipsFor(event, text, game)),
    ...worth(own, text, game),
    ...globalChips(happened, text, game),
    ...nextQuestionChips(
      questions.filter(({ question }) => !(question in QUESTION_CHIPS)),
      text,
      ["pass"],
    ),
  ];
}

const chipsFor = (event: VillageEvent, text: Text, game: Composition) =>
  game.definitionOf(event)?.chips?.(event, text, game) ?? [];

/** Chips of events that concern every seat, once for each kind. */
function globalChips(events: VillageEvent[], text: Text, game: Composition): Chip[] {
  const kinds = new Map(
    events.filter((event) => game.definitionOf(event)?.isGlobal).map((event) => [event.kind, event]),
  );
  return [...kinds.keys()].sort().flatMap((kind) => chipsFor(kinds.get(kind)!, text, game));
}

function timeChips(own: VillageEvent[], text: Text, game: Composition): Chip[] {
  const sum = (what: "years" | "crossings") =>
    own.reduce((total, event) => total + Math.max(0, game.definitionOf(event)?.[what]?.(event) ?? 0), 0);
  const n = sum("years");
  const deathListed = own.some((event) => game.definitionOf(event)?.isDeath);
  const chips: Chip[] = n ? [{ icon: "time", tone: "time", words: text.say("page-chip-time", { n }) }] : [];
  if (sum("crossings") && !deathListed)
    chips.push({ icon: "grave", tone: "death", words: text.say("page-chip-bridge") });
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

/** The points that a place in council or church will score at the end. */
function worth(own: VillageEvent[], text: Text, game: Composition): Chip[] {
  const n = placementScore(own, game);
  return n > 0 ? [{ icon: "prestige", tone: "more", words: text.say("page-chip-worth", { n }) }] : [];
}

/** Chips for the questions that follow, where they are about a price or a gain. */
function questionChips({ question, subject }: AskEvent, text: Text): Chip[] {
  const [icon, tone] = QUESTION_CHIPS[question] ?? [];
  const words = () => text.say(`page-chip-ask-${question}`, { about: subject ? text.word(subject) : "" });
  return icon && tone ? [{ icon, tone, words: words() }] : [];
}
