import { i18n, t } from "$app/i18n/i18n.svelte";
import { compositionOf } from "./composition";
import { COLOURS } from "./constants";
import { joinList, peopleAt, type LabelContext } from "./label_parts";
import { labelOf } from "./labels";

const SHOPS = ["wainwright", "stables", "office", "smithy", "brewery"];

/** Return the accessible label of a place: its name and everything on it. */
export function placeLabel(id: string, context: LabelContext, labelId = id): string {
  const counts = context.view.spaces[id] ?? {};
  const cubes = joinList(
    COLOURS.filter((colour) => counts[colour]).map((colour) => i18n.text.withNumber(`word-${colour}`, counts[colour]!)),
  );
  const rest =
    compositionOf(context.view).placeLabels[labelId]?.(context) ?? (SHOPS.includes(id) ? [peopleAt(context, id)] : []);
  const list = [cubes, ...rest].filter(Boolean).join("; ");
  return list ? t("board-place", { name: labelOf(labelId), list }) : labelOf(labelId);
}
