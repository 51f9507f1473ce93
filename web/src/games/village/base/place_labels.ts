// The labels of the places of the base game.
import { i18n, t } from "$app/i18n/i18n.svelte";
import { PROFESSIONS } from "../constants";
import {
  atPlace,
  customerLabel,
  joinList,
  numbered,
  peopleAt,
  peopleAtPlaces,
  total,
  type DescribePlace,
  type LabelContext,
} from "../label_parts";
import { labelOf } from "../labels";
import { chronicleOf, gravesOf } from "../printed";

const CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"];

function market(context: LabelContext): string[] {
  const { stalls, line, pile } = context.view;
  const served = stalls.flatMap((customer, i) =>
    customer ? [t("board-stall", { n: i + 1, customer: customerLabel(context.printed, customer) })] : [],
  );
  const waiting = line.length
    ? t("board-line", { list: joinList(line.map((customer) => customerLabel(context.printed, customer))) })
    : "";
  return [...served, waiting, t("board-pile", { n: Object.values(pile).reduce((a, b) => a + b, 0) })];
}

function church(context: LabelContext): string[] {
  const { solo, monks } = context.view;
  const rivalMembers = (i: number) => (solo ? [1, 2, 3, 4].map((g) => Number(solo.windows[i] === g)) : undefined);
  const windows = numbered("window").map((place, i) =>
    atPlace(labelOf(place), peopleAt(context, place, rivalMembers(i))),
  );
  return [
    ...windows,
    atPlace(i18n.text.word("bag"), peopleAt(context, "bag", solo?.bag)),
    t("board-monks", { n: monks }),
  ];
}

function chronicle(context: LabelContext): string[] {
  const { view } = context;
  const rooms = chronicleOf(view);
  return PROFESSIONS.map((profession, i) => {
    const place = `chronicle.${profession}`;
    const taken = view.families.reduce(
      (sum, family) => sum + total(family.members[place]),
      total(view.solo?.dead[profession]),
    );
    return atPlace(
      i18n.text.word(place),
      joinList([
        peopleAt(context, place, view.solo?.dead[profession]),
        t("board-room", { n: (rooms[i] ?? 0) - taken }),
      ]),
    );
  });
}

function graves(context: LabelContext): string[] {
  const { view } = context;
  const taken = view.families.reduce((sum, family) => sum + total(family.members.grave), total(view.solo?.dead.grave));
  return [peopleAt(context, "grave", view.solo?.dead.grave), t("board-room", { n: gravesOf(view) - taken })];
}

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
