// Answers put together by the place they belong to. No rules: only the parts of the tokens.
import type { Group, Offer } from "../../shell/game";
import { split, type Text } from "../../shell/i18n/text";
import { COLOURS } from "./looks";
import type { View } from "./types";

export function grouped(tokens: string[], view: View, names: string[], text: Text): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const token of tokens) {
    const place = placeOf(token, view, text);
    groups.set(place, [...(groups.get(place) ?? []), offer(token, place, view, names, text)]);
  }
  const last = groups.get("");
  groups.delete("");
  return [...groups, ...(last ? [["", last] as const] : [])].map(([place, offers]) => ({ place, offers }));
}

/** The first part of an answer names a place where it has more parts, as in `turn market.green`. */
function placeOf(token: string, view: View, text: Text): string {
  const [step, rest] = split(token);
  const [first, ...more] = rest.split(".");
  if (!more.length || step === "pay" || /^\d+$/.test(first!)) return "";
  const found = text.find(first!, view.ask.opens_turn ? ["space", "word"] : ["word", "space"]);
  return found ? text.say(found) : "";
}

function offer(token: string, place: string, view: View, names: string[], text: Text): Offer {
  const full = text.answer(token, names);
  const rest = split(token)[1].split(".");
  const mark = COLOURS.find((name) => rest.includes(name)) ?? "";
  const label = place && full.startsWith(place) ? full.slice(place.length).replace(/^[:：]\s*/, "") || full : full;
  return { token, label, full, mark, note: note(token, view, text) };
}

/** What lies open on the table anyway: what a customer wants, what a card does. */
function note(token: string, view: View, text: Text): string {
  const parts = split(token)[1].split(".");
  if (parts[0] === "stall") return text.word(view.stalls[Number(parts[1]) - 1] ?? "");
  return text.has(`card-${parts[0]}`) ? text.effect(parts[0]!) : "";
}
