// The labels of the places of the base game.
import { i18n, t } from "$app/i18n/i18n.svelte";
import { PROFESSIONS } from "../constants";
import { peopleOneByOne } from "../crowds";
import {
  atPlace,
  customerLabel,
  joinList,
  numbered,
  peopleAt,
  peopleAtPlaces,
  type DescribePlace,
  type LabelContext,
} from "../label_parts";
import { labelOf } from "../labels";
import { chronicleOf, gravesOf } from "../printed";

const CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"];

function market(context: LabelContext): string[] {
  const { stalls, line, pile } = context.view;
  const served = stalls.flatMap((customer, i) =>
    customer ? [t("board-stall", { n: i + 1, customer: customerLabel(context.game.printed, customer) })] : [],
  );
  const waiting = line.length
    ? t("board-line", { list: joinList(line.map((customer) => customerLabel(context.game.printed, customer))) })
    : "";
  return [...served, waiting, t("board-pile", { n: Object.values(pile).reduce((a, b) => a + b, 0) })];
}

function church(context: LabelContext): string[] {
  const windows = numbered("window").map((place) => atPlace(labelOf(place), peopleAt(context, place)));
  return [
    ...windows,
    atPlace(i18n.text.word("bag"), peopleAt(context, "bag")),
    t("board-monks", { n: context.view.monks }),
  ];
}

const room = (context: LabelContext, place: string, all: number) =>
  t("board-room", { n: all - peopleOneByOne(context, place).length });

function chronicle(context: LabelContext): string[] {
  const rooms = chronicleOf(context.game.printed, context.view.seats);
  return PROFESSIONS.map((profession, i) => {
    const place = `chronicle.${profession}`;
    const there = joinList([peopleAt(context, place), room(context, place, rooms[i] ?? 0)]);
    return atPlace(i18n.text.word(place), there);
  });
}

const graves: DescribePlace = (context) => [
  peopleAt(context, "grave"),
  room(context, "grave", gravesOf(context.game.printed, context.view.seats)),
];

function travel(context: LabelContext): string[] {
  const marked = (city: string) =>
    context.view.families.flatMap((family, seat) =>
      family.markers.includes(city) ? [t("board-marked", { who: context.names[seat] ?? "" })] : [],
    );
  return CITIES.map((city) => atPlace(labelOf(city), joinList([peopleAt(context, city), ...marked(city)])));
}

export const PLACE_LABELS: Record<string, DescribePlace> = {
  market,
  church,
  chronicle,
  graves,
  travel,
  council: peopleAtPlaces(numbered("council")),
};
