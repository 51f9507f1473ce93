import { i18n, t } from "$app/i18n/i18n.svelte";
import { labelOf } from "../../labels";
import { joinList, peopleAt, atPlace, type DescribePlace, type LabelContext } from "../../label_parts";
import { terms } from "./captains";
import { shipsAt } from "./map";

const ships = ({ view, names }: LabelContext, space: string) =>
  joinList(shipsAt(view, space).map((seat) => t("board-ship-of", { who: names[seat] ?? "" })));

const water =
  (space: string): DescribePlace =>
  (context) => [
    t("board-hourglasses", { n: context.printed.port.map[space]?.hourglass ?? 0 }),
    joinList((context.printed.port.map[space]?.next ?? []).map(labelOf)),
    ships(context, space),
  ];

const island =
  (id: string): DescribePlace =>
  (context) => {
    const { buys, missions, loads } = context.printed.port.islands[id] ?? { buys: {}, missions: [], loads: "" };
    const left = context.view.port?.ashore[loads] ?? 0;
    return [
      joinList(
        Object.entries(buys).map(([good, points]) => t("board-worth", { customer: i18n.text.word(good), points })),
      ),
      missions.length ? t("board-missions", { list: missions.join(", ") }) : "",
      loads ? t("board-to-load", { what: labelOf(loads), n: left }) : "",
      peopleAt(context, id),
      ships(context, id),
    ];
  };

const harbour: DescribePlace = (context) => [
  ...(context.view.port?.captains ?? []).flatMap(({ shown }) => {
    const captain = shown ? context.printed.port.captains[shown] : undefined;
    return captain ? [terms(captain)] : [];
  }),
  ships(context, "port"),
];

const burials: DescribePlace = (context) => {
  const prizes = context.printed.port.burials[String(context.view.seats)] ?? [];
  return [
    peopleAt(context, "sea_burial", context.view.solo?.dead.sea_burial),
    atPlace(labelOf("prestige"), prizes.join(", ")),
  ];
};

const spaces = (letter: string, most: number) => Array.from({ length: most }, (_, i) => `${letter}${i + 1}`);

export const PORT_LABELS: Record<string, DescribePlace> = {
  ...Object.fromEntries(spaces("w", 7).map((space) => [space, water(space)])),
  ...Object.fromEntries(spaces("i", 6).map((id) => [id, island(id)])),
  harbour,
  sea_burial: burials,
};
