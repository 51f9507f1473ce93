import { t } from "$app/i18n/i18n.svelte";
import { peopleAt, type LabelContext } from "../../label_parts";

export function inn(context: LabelContext): string[] {
  const shown = (context.view.inn?.stacks ?? []).flatMap(({ shown: card }, i) =>
    card ? [t("board-stack", { n: i + 1, villager: t(`card-${card}`) })] : [],
  );
  return [peopleAt(context, "inn"), ...shown];
}
