import { i18n, t } from "$app/i18n/i18n.svelte";
import { COLOURS } from "./constants";
import { joinList, peopleAt, type LabelContext } from "./label_parts";
import { labelOf } from "./labels";

/** Return the accessible label of a place: its name and everything on it. */
export function placeLabel(id: string, context: LabelContext, labelId = id): string {
  const counts = context.view.spaces[id] ?? {};
  const cubes = joinList(
    COLOURS.filter((colour) => counts[colour]).map((colour) => i18n.text.withNumber(`word-${colour}`, counts[colour]!)),
  );
  const rest =
    context.game.placeLabels[labelId]?.(context) ?? (id in context.game.printed.crafts ? [peopleAt(context, id)] : []);
  const list = [cubes, ...rest].filter(Boolean).join("; ");
  return list ? t("board-place", { name: labelOf(labelId), list }) : labelOf(labelId);
}
