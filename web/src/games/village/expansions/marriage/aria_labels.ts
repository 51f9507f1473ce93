import { t } from "$app/i18n/i18n.svelte";
import { labelOf } from "../../labels";
import { peopleAt, type DescribePlace } from "../../label_parts";

const ceremony: DescribePlace = ({ view, printed, names }) =>
  printed.marriage.ranks.map(({ prestige }, n) => {
    const who = view.marriage?.ceremony[n];
    const occupant =
      who === "pink"
        ? t("board-pink")
        : who
          ? t("page-member", { who: names[who.seat] ?? "", generation: who.generation })
          : t("page-none");
    return t("board-rank", { n: n + 1, prestige, there: occupant });
  });

const bliss: DescribePlace = (context) => {
  const { supply = 0, bliss: here = 0 } = context.view.marriage?.pinks ?? {};
  return [peopleAt(context, "bliss"), t("board-pinks", { here, supply })];
};

const smuggler: DescribePlace = ({ printed }) => {
  const { bread_time, good_coins, cubes_time, cubes } = printed.marriage.smuggler;
  return [t("board-bargains", { bread: bread_time, coins: good_coins, time: cubes_time, cubes })];
};

export const MARRIAGE_LABELS: Record<string, DescribePlace> = {
  marriage: ceremony,
  bliss,
  smuggler,
  dowry: () => [labelOf("dowry-what")],
};
