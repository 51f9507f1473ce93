// Moves grouped by the place they belong to, derived from the parts of their tokens only.
import type { MoveGroup, MoveOption } from "$app/game";
import { splitToken, type Text } from "$app/i18n/text";
import { COLOURS } from "./constants";
import type { View } from "./types";

export function groupMoves(tokens: string[], view: View, names: string[], text: Text): MoveGroup[] {
  const groups = new Map<string, MoveOption[]>();
  for (const token of tokens) {
    const place = placeOf(token, view, text);
    groups.set(place, [...(groups.get(place) ?? []), moveOption(token, place, view, names, text)]);
  }
  const last = groups.get("");
  groups.delete("");
  return [...groups, ...(last ? [["", last] as const] : [])].map(([place, options]) => ({ place, options }));
}

/** The first part of a choice names a place if more parts follow, as in `turn market.green`. */
function placeOf(token: string, view: View, text: Text): string {
  const [step, rest] = splitToken(token);
  const [first, ...more] = rest.split(".");
  if (!more.length || step === "pay" || /^\d+$/.test(first!)) return "";
  const message = text.findMessage(first!, view.ask.opens_turn ? ["space", "word"] : ["word", "space"]);
  return message ? text.say(message) : "";
}

function moveOption(token: string, place: string, view: View, names: string[], text: Text): MoveOption {
  const full = text.move(token, names);
  const rest = splitToken(token)[1].split(".");
  const mark = COLOURS.find((name) => rest.includes(name)) ?? "";
  const label = place && full.startsWith(place) ? full.slice(place.length).replace(/^[:：]\s*/, "") || full : full;
  return { token, label, full, mark, note: note(token, view, text) };
}

/** Public information about a move: what a customer wants, what a card does. */
function note(token: string, view: View, text: Text): string {
  const parts = splitToken(token)[1].split(".");
  if (parts[0] === "stall") return text.word(view.stalls[Number(parts[1]) - 1] ?? "");
  return text.has(`card-${parts[0]}`) ? text.effect(parts[0]!) : "";
}
