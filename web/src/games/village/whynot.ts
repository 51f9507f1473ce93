import { COLOURS } from "./looks";
import { printedOn } from "./printed";
import type { View } from "./types";

/** What a place says to a question, to ask why it is not possible: kind and rest of the spot become an answer. */
export type Would = (kind: string, rest: string, view: View) => string | null;

const GENERATION = /^(.+)\.(\d)$/;
const PAID_ALONE = ["brown", "green", "pink", "coin"]; // the prices of one piece
const MARKED = ["brown", "green", "orange", "pink", "coin"]; // what the well takes

const parted = (spot: string): [string, string] => {
  const [, kind = "", rest = ""] = /^([^.]*)\.(.*)$/.exec(spot) ?? [];
  return [kind, rest];
};

/** Own members by where they stand: `farm.2` is [farm, 2]. */
const standing = (kind: string, rest: string): [string, string] | null => {
  const found = kind === "member" ? GENERATION.exec(rest) : null;
  return found ? [found[1]!, found[2]!] : null;
};
const from =
  (place: RegExp | string, answer = "$2"): Would =>
  (kind, rest) => {
    const [where, generation] = standing(kind, rest) ?? [];
    const there =
      where === undefined ? null : typeof place === "string" ? (where === place ? [where] : null) : place.exec(where);
    return there ? answer.replace("$1", there[1] ?? "").replace("$2", generation!) : null;
  };
const kinds =
  (...wanted: string[]): Would =>
  (kind, rest) =>
    wanted.includes(kind) ? rest : null;
const either =
  (...ways: Would[]): Would =>
  (kind, rest, view) =>
    ways.map((way) => way(kind, rest, view)).find((answer) => answer !== null) ?? null;
const only =
  (answers: string[], way: Would): Would =>
  (...spot) => {
    const answer = way(...spot);
    return answer !== null && answers.includes(answer) ? answer : null;
  };
const stall: Would = (kind, rest) => (kind === "stall" ? `stall.${rest}` : null);

const AREAS: Record<string, string> = {
  craft: "crafts",
  stall: "market",
  step: "travel",
  city: "travel",
  stage: "council",
  privilege: "council",
  pane: "church",
  villager: "inn",
  push: "inn",
};
const STANDS: [RegExp, string][] = [
  [/^(window\d|bag)$/, "church"],
  [/^council\d$/, "council"],
  [/^(north|south)\d$/, "travel"],
  [/^inn$/, "inn"],
];

/** A box tells which space its spots and the places of its members belong to. */
export function belongAlso(areas: Record<string, string>, stands: [RegExp, string][]): void {
  Object.assign(AREAS, areas);
  STANDS.push(...stands);
}

/** The action space a spot belongs to. */
function spaceAt(kind: string, rest: string, view: View): string | null {
  if (kind === "cube") return rest.split(".")[0] ?? null;
  const place = kind === "area" ? rest : standing(kind, rest)?.[0];
  const space =
    place === undefined
      ? AREAS[kind]
      : place in printedOn(view).crafts || place === "mill"
        ? "crafts"
        : (STANDS.find(([like]) => like.test(place))?.[1] ?? place);
  return space !== undefined && space in view.spaces ? space : null;
}

/** The colour of which the one who is asked has most cubes. */
function richest({ families, ask }: View): string {
  const cubes = families[ask.seat]?.cubes ?? {};
  return COLOURS.slice(0, 4).reduce((most, colour) => ((cubes[colour] ?? 0) > (cubes[most] ?? 0) ? colour : most));
}

/** Somebody wants to use a space: if no cube lies there, that is why not. */
function taking(kind: string, rest: string, view: View): string | null {
  if (kind === "area" && rest === "well") return `well.${richest(view)}`;
  const space = spaceAt(kind, rest, view);
  return space && !COLOURS.some((colour) => view.spaces[space]?.[colour]) ? `${space}.brown` : null;
}

function visiting(kind: string, rest: string, view: View): string | null {
  if (kind === "step")
    return rest.startsWith("village.")
      ? rest.replace("village", "send")
      : rest.endsWith(".village")
        ? null
        : `move.${rest}`;
  if (kind !== "city") return null;
  const starts = printedOn(view).paths.flatMap(({ from: a, to: b }) => (a === rest ? [b] : b === rest ? [a] : []));
  const here = (place: string) => view.families[view.ask.seat]?.members[place === "village" ? "farm" : place];
  const start = starts.find(here) ?? starts[0];
  return start === "village" ? `send.${rest}` : `move.${start}.${rest}`;
}

function crafting(kind: string, rest: string, view: View): string | null {
  if (kind === "craft") return rest;
  return kind === "area" && (rest === "mill" || rest in printedOn(view).crafts) ? `${rest}.make` : null;
}

function climbing(kind: string, rest: string): string | null {
  if (kind === "area" && rest === "council") return "enter";
  if (kind !== "stage" && kind !== "privilege") return null;
  return rest === "1" ? "enter" : `advance.${rest}`;
}

const WOULD: Record<string, Would> = {
  turn: either(
    kinds("cube"),
    (kind, rest) => (kind === "well" || (kind === "own" && MARKED.includes(rest)) ? `well.${rest}` : null),
    taking,
  ),
  action: spaceAt,
  harvest: (...spot) => (spaceAt(...spot) === "grain" ? "reap" : null),
  family: either(
    (kind, rest) => (kind === "area" && rest === "family" ? "birth" : null),
    from(/^(?!farm|bag)(.+)$/, "home.$1.$2"),
  ),
  crafts: crafting,
  make: (kind, rest) => (kind === "craft" && rest.endsWith(".make") ? "make" : null),
  train: from("farm"),
  who: (kind, rest, view) => from(view.ask.about)(kind, rest, view),
  death: from(/^(?!bag)(.+)$/, "$1.$2"),
  buy: from("bag"),
  promote: from(/^window([123])$/, "$1.$2"),
  good: either(
    only(["scroll", "wagon", "horse", "ox", "plow"], kinds("stock")),
    (kind, rest, view) =>
      printedOn(view).crafts[kind === "craft" ? rest.split(".")[0]! : kind === "area" ? rest : ""]?.goods[0] ?? null,
  ),
  cube: only(COLOURS.slice(0, 4), kinds("stock")),
  gift: only(COLOURS.slice(0, 4), kinds("stock")),
  fee: only(["green", "scroll"], kinds("own")),
  church: either(only(["brown", "time"], kinds("own")), (...spot) => (spaceAt(...spot) === "church" ? "brown" : null)),
  pay: only(PAID_ALONE, kinds("own")),
  council: either(climbing, from("farm", "enter")),
  privilege: kinds("privilege", "stage"),
  travel: visiting,
  market: stall,
};

/** A box tells what its questions and places have to do with each other. */
export function wouldAlso(would: Record<string, Would>): void {
  Object.assign(WOULD, would);
}
export { either, from, kinds, only, stall };

/** The answer a place would give to this question if it were possible, to ask why it is not. */
export function wouldBe(spot: string, view: View): string | null {
  const answer = WOULD[view.ask.step]?.(...parted(spot), view) ?? null;
  return answer === null ? null : `${view.ask.step} ${answer}`;
}
