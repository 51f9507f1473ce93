import { i18n, t } from "../../app/i18n/i18n.svelte";
import { COLOURS, figures, PROFESSIONS, RIVAL } from "./constants";
import { chronicleOf, gravesOf, type Printed } from "./printed";
import type { View } from "./types";
import { labelOf } from "./labels";

/** What the labels of places are made from. Screen readers read them. */
export interface LabelContext {
  view: View;
  printed: Printed;
  names: string[];
}

export type DescribePlace = (context: LabelContext) => string[];

const CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"];
const joinList = (parts: string[]) => parts.filter(Boolean).join(", ");
const atPlace = (place: string, what: string) => (what ? t("board-there", { place, there: what }) : "");

/** List everyone at a place, including the members of the rival. */
function peopleAt({ view, names }: LabelContext, place: string, rivalMembers?: number[]): string {
  const crowds = view.families.map((family, seat): [number, number[] | undefined] => [seat, family.members[place]]);
  return joinList(
    figures([...crowds, [RIVAL, rivalMembers]]).map(({ seat, generation, count }) => {
      const who = t("page-member", { who: names[seat] ?? labelOf("rival"), generation });
      return count > 1 ? `${who} ×${count}` : who;
    }),
  );
}

const peopleAtPlaces =
  (places: string[]): DescribePlace =>
  (context) =>
    places.map((place) => atPlace(labelOf(place), peopleAt(context, place)));
const numbered = (name: string) => [1, 2, 3, 4].map((n) => `${name}${n}`);
/** What a customer wants and how many points it scores. */
export const customerLabel = ({ customers }: Printed, customer: string) =>
  t("board-worth", { customer: i18n.text.word(customer), points: customers[customer] ?? 0 });
const total = (row: number[] | undefined) => (row ?? []).reduce((a, b) => a + b, 0);

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

function inn(context: LabelContext): string[] {
  const shown = (context.view.inn?.stacks ?? []).flatMap(({ shown: card }, i) =>
    card ? [t("board-stack", { n: i + 1, villager: t(`card-${card}`) })] : [],
  );
  return [peopleAt(context, "inn"), ...shown];
}

const PLACE_LABELS: Record<string, DescribePlace> = {
  market,
  church,
  chronicle,
  graves,
  travel,
  inn,
  council: peopleAtPlaces(numbered("council")),
};
/** Add the labels of an expansion's places. */
export function registerAriaLabels(labels: Record<string, DescribePlace>): void {
  Object.assign(PLACE_LABELS, labels);
}
export { joinList, peopleAt, atPlace };

const SHOPS = ["wainwright", "stables", "office", "smithy", "brewery"];

/** Return the accessible label of a place: its name and everything on it. */
export function placeLabel(id: string, context: LabelContext, labelId = id): string {
  const counts = context.view.spaces[id] ?? {};
  const cubes = joinList(
    COLOURS.filter((colour) => counts[colour]).map((colour) => i18n.text.withNumber(`word-${colour}`, counts[colour]!)),
  );
  const rest = PLACE_LABELS[labelId]?.(context) ?? (SHOPS.includes(id) ? [peopleAt(context, id)] : []);
  const list = [cubes, ...rest].filter(Boolean).join("; ");
  return list ? t("board-place", { name: labelOf(labelId), list }) : labelOf(labelId);
}
