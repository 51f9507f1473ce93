// Moves grouped by the area they belong to, derived from the parts of their tokens only.
import type { MoveGroup, MoveOption } from "$app/game";
import { splitToken, type Text } from "$app/i18n/text";
import { areaOf } from "./events/areas";
import { DICE } from "./constants";

const AREAS: Record<string, string> = {
  church: "religion",
  monk: "religion",
  council: "council",
  meeting: "council",
  field: "field",
  travel: "travel",
  horse: "crafts",
  beer: "crafts",
  plow: "crafts",
  scroll: "crafts",
  wagon: "crafts",
};

export function groupMoves(tokens: string[], names: string[], text: Text): MoveGroup[] {
  const groups = new Map<string, MoveOption[]>();
  for (const token of tokens) {
    const place = placeOf(token, text);
    groups.set(place, [...(groups.get(place) ?? []), moveOption(token, names, text)]);
  }
  const last = groups.get("");
  groups.delete("");
  return [...groups, ...(last ? [["", last] as const] : [])].map(([place, options]) => ({ place, options }));
}

/** Dice are grouped by the lower die, black banners by area, white banners together. */
function placeOf(token: string, text: Text): string {
  const [step, choice] = splitToken(token);
  if (step === "dice") return text.word(choice.split(".")[0]!);
  if (step !== "banner") return "";
  if (choice.startsWith("white.")) return text.say("page-white-banners");
  const area = AREAS[areaOf(choice)];
  return area ? text.say(`page-area-${area}`) : "";
}

function moveOption(token: string, names: string[], text: Text): MoveOption {
  const [step, choice] = splitToken(token);
  const full = text.move(token, names);
  const parts = choice.split(".");
  const mark = step === "dice" ? parts.join(" ") : "";
  const card = `card-${choice.replaceAll(".", "-")}`;
  const note = step === "banner" && text.has(card) ? text.say(card, {}, "effect") : "";
  const label = step === "dice" && DICE.includes(parts[1]!) ? `+ ${text.word(parts[1]!)}` : full;
  return { token, label, full, mark, note };
}
