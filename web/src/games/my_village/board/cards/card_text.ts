// The text of a card: for screen readers, and next to the enlarged card.
import type { Text } from "$app/i18n/text";
import { faceOf, type CardFace } from "../../card_data";
import { kindOf } from "../../constants";
import type { Printed } from "../../printed";

/** Return the name of a card. */
export function nameOf(card: string, text: Text): string {
  const message = text.findMessage(card, ["word", "card"]) || text.findMessage(`craft.${card}`, ["word", "card"]);
  return message ? text.say(message) : text.word(card);
}

const some = (text: Text, list: [string, number][]) =>
  list.map(([name, n]) =>
    text.has(`page-chip-some-${name}`) ? text.say(`page-chip-some-${name}`, { n }) : text.withNumber(`word-${name}`, n),
  );

function banner(face: CardFace, text: Text): string[] {
  if (!face.banner) return [];
  if (!face.banner.length) return [text.say("page-card-any-value")];
  const [a, b] = face.banner;
  return [b === undefined ? text.say("page-card-value", { a: a! }) : text.say("page-card-values", { a: a!, b })];
}

function costs(face: CardFace, text: Text): string[] {
  if (!face.costs.length) return [];
  const message =
    face.kind === "journey" ? "page-card-gray" : face.kind === "customer" ? "page-card-wants" : "page-card-costs";
  const what = text.joinList(some(text, face.costs));
  const lines = [text.say(message, { what })];
  return face.other.length
    ? [...lines, text.say("page-card-or", { what: text.joinList(some(text, face.other)) })]
    : lines;
}

const EFFECTS: Record<string, (card: string) => string> = {
  church: (card) => card.replace(".", "-"),
  council: (card) => card.replace(".", "-"),
  craft: (card) => `craft-${kindOf(card.replace("craft.", ""))}`,
};

function effect(card: string, face: CardFace, text: Text): string[] {
  const name = `card-${EFFECTS[face.kind]?.(card) ?? card}`;
  if (text.has(name)) return [text.say(name, {}, "effect")];
  if (face.kind === "monk")
    return [text.say(`page-bonus-${face.gives[0]![0]}`, { n: face.gives[0]![1] }), text.say("page-card-window")];
  return text.has(`page-card-${face.kind}`) ? [text.say(`page-card-${face.kind}`)] : [];
}

/** The prestige of each mark on a council card. */
function marked(card: string, { council }: Printed, text: Text): string[] {
  const each = { "council.area": council.area_prestige, "council.population": council.population_prestige }[card];
  return each === undefined ? [] : [text.say("page-card-each", { n: each })];
}

/** Lines of a list have no full stop. */
const withoutFullStop = (line: string) => line.replace(/[.。]$/, "");

/** Return everything printed on a card as lines. */
export function linesOf(card: string, printed: Printed, text: Text): string[] {
  const face = faceOf(card, printed);
  const white = face.kind === "craft" || face.kind === "council" || face.kind === "meeting" || face.kind === "field";
  return [
    ...banner(face, text),
    ...costs(face, text),
    ...effect(card, face, text),
    ...marked(card, printed, text),
    ...(white ? [text.say("page-card-white", { n: face.white })] : []),
    ...(face.last ? [text.say("page-card-last")] : []),
    ...(face.worth !== null ? [text.say("page-card-worth", { n: face.worth })] : []),
  ].map(withoutFullStop);
}

export const cardLabel = (card: string, printed: Printed, text: Text, name = "") =>
  `${nameOf(name || card, text)}: ${linesOf(card, printed, text).join("; ")}`;
