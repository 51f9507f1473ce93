// Answers put together by the area they belong to. No rules: only the parts of the tokens.
import type { Group, Offer } from "../../shell/game";
import { split, type Text } from "../../shell/i18n/text";
import { areaOf } from "./happenings";
import { DICE } from "./looks";

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

export function grouped(tokens: string[], names: string[], text: Text): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const token of tokens) {
    const place = placeOf(token, text);
    groups.set(place, [...(groups.get(place) ?? []), offer(token, names, text)]);
  }
  const last = groups.get("");
  groups.delete("");
  return [...groups, ...(last ? [["", last] as const] : [])].map(([place, offers]) => ({ place, offers }));
}

/** Dice by the lower of the two, banners by area, white ones by themselves. */
function placeOf(token: string, text: Text): string {
  const [step, answer] = split(token);
  if (step === "dice") return text.word(answer.split(".")[0]!);
  if (step !== "banner") return "";
  if (answer.startsWith("white.")) return text.say("page-white-banners");
  const area = AREAS[areaOf(answer)];
  return area ? text.say(`page-area-${area}`) : "";
}

function offer(token: string, names: string[], text: Text): Offer {
  const [step, answer] = split(token);
  const full = text.answer(token, names);
  const parts = answer.split(".");
  const mark = step === "dice" ? parts.join(" ") : "";
  const card = `card-${answer.replaceAll(".", "-")}`;
  const note = step === "banner" && text.has(card) ? text.say(card, {}, "effect") : "";
  const label = step === "dice" && DICE.includes(parts[1]!) ? `+ ${text.word(parts[1]!)}` : full;
  return { token, label, full, mark, note };
}
