import { t } from "../../../../shell/i18n/speech.svelte";
import { named } from "../../named";
import { people, type Tell } from "../../telling";

const ceremony: Tell = ({ view, printed, names }) =>
  printed.marriage.ranks.map(({ prestige }, n) => {
    const who = view.marriage?.ceremony[n];
    const there =
      who === "pink"
        ? t("board-pink")
        : who
          ? t("page-member", { who: names[who.seat] ?? "", generation: who.generation })
          : t("page-none");
    return t("board-rank", { n: n + 1, prestige, there });
  });

const bliss: Tell = (told) => {
  const { supply = 0, bliss: here = 0 } = told.view.marriage?.pinks ?? {};
  return [people(told, "bliss"), t("board-pinks", { here, supply })];
};

const smuggler: Tell = ({ printed }) => {
  const { bread_time, good_coins, cubes_time, cubes } = printed.marriage.smuggler;
  return [t("board-bargains", { bread: bread_time, coins: good_coins, time: cubes_time, cubes })];
};

export const MARRIAGE_TELLS: Record<string, Tell> = {
  marriage: ceremony,
  bliss,
  smuggler,
  dowry: () => [named("dowry-what")],
};
