// What clicks attempt in the questions of the base game.
import { firstMatch, limitedTo, memberAt, memberFrom, stallChoice, targetKind } from "../attempts";
import { compositionOf } from "../composition";
import { COLOURS } from "../constants";
import type { AttemptedChoice } from "../refusal_targets";
import type { View } from "../types";

const SINGLE_PIECE_PRICES = ["brown", "green", "pink", "coin"]; // prices of one piece
const WELL_PRICES = ["brown", "green", "orange", "pink", "coin"]; // what the well accepts

/** The action spaces of targets, by the first part of their names. */
export const SPACE_OF_TARGET: Record<string, string> = {
  craft: "crafts",
  stall: "market",
  step: "travel",
  city: "travel",
  stage: "council",
  privilege: "council",
  pane: "church",
};
/** Return the action space a target belongs to. */
function spaceOf(kind: string, rest: string, view: View): string | null {
  if (kind === "cube") return rest.split(".")[0] ?? null;
  const game = compositionOf(view);
  const place = kind === "area" ? rest : memberAt(kind, rest)?.[0];
  const space =
    place === undefined
      ? game.spaceOfTarget[kind]
      : place in compositionOf(view).printed.crafts || place === "mill"
        ? "crafts"
        : (game.memberPlace(place).space ?? place);
  return space !== undefined && space in view.spaces ? space : null;
}

/** The colour of which the player to move has most cubes. */
function mostCommonCube({ families, ask }: View): string {
  const cubes = families[ask.seat]?.cubes ?? {};
  return COLOURS.slice(0, 4).reduce((most, colour) => ((cubes[colour] ?? 0) > (cubes[most] ?? 0) ? colour : most));
}

/** A click on a space without cubes attempts to take a cube there, which explains why the space cannot be used. */
function takeChoice(kind: string, rest: string, view: View): string | null {
  if (kind === "area" && rest === "well") return `well.${mostCommonCube(view)}`;
  const space = spaceOf(kind, rest, view);
  return space && !COLOURS.some((colour) => view.spaces[space]?.[colour]) ? `${space}.brown` : null;
}

function travelChoice(kind: string, rest: string, view: View): string | null {
  if (kind === "step")
    return rest.startsWith("village.")
      ? rest.replace("village", "send")
      : rest.endsWith(".village")
        ? null
        : `move.${rest}`;
  if (kind !== "city") return null;
  const starts = compositionOf(view).printed.paths.flatMap(({ from: a, to: b }) =>
    a === rest ? [b] : b === rest ? [a] : [],
  );
  const here = (place: string) => view.families[view.ask.seat]?.members[place === "village" ? "farm" : place];
  const start = starts.find(here) ?? starts[0];
  return start === "village" ? `send.${rest}` : `move.${start}.${rest}`;
}

function craftChoice(kind: string, rest: string, view: View): string | null {
  if (kind === "craft") return rest;
  return kind === "area" && (rest === "mill" || rest in compositionOf(view).printed.crafts) ? `${rest}.make` : null;
}

function councilChoice(kind: string, rest: string): string | null {
  if (kind === "area" && rest === "council") return "enter";
  if (kind !== "stage" && kind !== "privilege") return null;
  return rest === "1" ? "enter" : `advance.${rest}`;
}

export const ATTEMPTED_CHOICES: Record<string, AttemptedChoice> = {
  turn: firstMatch(
    targetKind("cube"),
    (kind, rest) => (kind === "well" || (kind === "own" && WELL_PRICES.includes(rest)) ? `well.${rest}` : null),
    takeChoice,
  ),
  action: spaceOf,
  harvest: (...target) => (spaceOf(...target) === "grain" ? "reap" : null),
  family: firstMatch(
    (kind, rest) => (kind === "area" && rest === "family" ? "birth" : null),
    memberFrom(/^(?!farm|bag)(.+)$/, "home.$1.$2"),
  ),
  crafts: craftChoice,
  make: (kind, rest) => (kind === "craft" && rest.endsWith(".make") ? "make" : null),
  train: memberFrom("farm"),
  who: (kind, rest, view) => memberFrom(view.ask.subject)(kind, rest, view),
  death: memberFrom(/^(?!bag)(.+)$/, "$1.$2"),
  buy: memberFrom("bag"),
  promote: memberFrom(/^window([123])$/, "$1.$2"),
  good: firstMatch(
    limitedTo(["scroll", "wagon", "horse", "ox", "plow"], targetKind("stock")),
    (kind, rest, view) =>
      compositionOf(view).printed.crafts[kind === "craft" ? rest.split(".")[0]! : kind === "area" ? rest : ""]
        ?.goods[0] ?? null,
  ),
  cube: limitedTo(COLOURS.slice(0, 4), targetKind("stock")),
  gift: limitedTo(COLOURS.slice(0, 4), targetKind("stock")),
  fee: limitedTo(["green", "scroll"], targetKind("own")),
  church: firstMatch(limitedTo(["brown", "time"], targetKind("own")), (...target) =>
    spaceOf(...target) === "church" ? "brown" : null,
  ),
  pay: limitedTo(SINGLE_PIECE_PRICES, targetKind("own")),
  council: firstMatch(councilChoice, memberFrom("farm", "enter")),
  privilege: targetKind("privilege", "stage"),
  travel: travelChoice,
  market: stallChoice,
};
