import { speech, t } from "../../shell/i18n/speech.svelte";
import { COLOURS, figures, PROFESSIONS, RIVAL } from "./looks";
import { chronicleOf, gravesOf, type Printed } from "./printed";
import type { View } from "./types";
import { named } from "./named";

/** What lies where, in words, for those who listen to the board. */
export interface Telling {
  view: View;
  printed: Printed;
  names: string[];
}

export type Tell = (told: Telling) => string[];

const CITIES = ["north1", "south1", "north2", "south2", "north3", "south3"];
const joined = (parts: string[]) => parts.filter(Boolean).join(", ");
const there = (place: string, what: string) => (what ? t("board-there", { place, there: what }) : "");

/** Everybody at a place, the rival's people too. */
function people({ view, names }: Telling, place: string, hers?: number[]): string {
  const crowds = view.families.map((family, seat): [number, number[] | undefined] => [seat, family.members[place]]);
  return joined(
    figures([...crowds, [RIVAL, hers]]).map(({ seat, generation, count }) => {
      const who = t("page-member", { who: names[seat] ?? named("rival"), generation });
      return count > 1 ? `${who} ×${count}` : who;
    }),
  );
}

const at =
  (places: string[]): Tell =>
  (told) =>
    places.map((place) => there(named(place), people(told, place)));
const numbered = (name: string) => [1, 2, 3, 4].map((n) => `${name}${n}`);
/** What a customer wants and is worth. */
export const worth = ({ customers }: Printed, customer: string) =>
  t("board-worth", { customer: speech.text.word(customer), points: customers[customer] ?? 0 });
const total = (row: number[] | undefined) => (row ?? []).reduce((a, b) => a + b, 0);

function market(told: Telling): string[] {
  const { stalls, line, pile } = told.view;
  const served = stalls.flatMap((customer, i) =>
    customer ? [t("board-stall", { n: i + 1, customer: worth(told.printed, customer) })] : [],
  );
  const waiting = line.length
    ? t("board-line", { list: joined(line.map((customer) => worth(told.printed, customer))) })
    : "";
  return [...served, waiting, t("board-pile", { n: Object.values(pile).reduce((a, b) => a + b, 0) })];
}

function church(told: Telling): string[] {
  const { solo, monks } = told.view;
  const hers = (i: number) => (solo ? [1, 2, 3, 4].map((g) => Number(solo.windows[i] === g)) : undefined);
  const windows = numbered("window").map((place, i) => there(named(place), people(told, place, hers(i))));
  return [...windows, there(speech.text.word("bag"), people(told, "bag", solo?.bag)), t("board-monks", { n: monks })];
}

function chronicle(told: Telling): string[] {
  const { view } = told;
  const rooms = chronicleOf(view);
  return PROFESSIONS.map((profession, i) => {
    const place = `chronicle.${profession}`;
    const taken = view.families.reduce(
      (sum, family) => sum + total(family.members[place]),
      total(view.solo?.dead[profession]),
    );
    return there(
      speech.text.word(place),
      joined([people(told, place, view.solo?.dead[profession]), t("board-room", { n: (rooms[i] ?? 0) - taken })]),
    );
  });
}

function graves(told: Telling): string[] {
  const { view } = told;
  const taken = view.families.reduce((sum, family) => sum + total(family.members.grave), total(view.solo?.dead.grave));
  return [people(told, "grave", view.solo?.dead.grave), t("board-room", { n: gravesOf(view) - taken })];
}

function travel(told: Telling): string[] {
  const marked = (city: string) =>
    told.view.families.flatMap((family, seat) =>
      family.markers.includes(city) ? [t("board-marked", { who: told.names[seat] ?? "" })] : [],
    );
  return CITIES.map((city) => there(named(city), joined([people(told, city), ...marked(city)])));
}

function inn(told: Telling): string[] {
  const shown = (told.view.inn?.stacks ?? []).flatMap(({ shown: card }, i) =>
    card ? [t("board-stack", { n: i + 1, villager: t(`card-${card}`) })] : [],
  );
  return [people(told, "inn"), ...shown];
}

const TELLS: Record<string, Tell> = {
  market,
  church,
  chronicle,
  graves,
  travel,
  inn,
  council: at(numbered("council")),
};
/** A box tells of its places. */
export function tellAlso(tells: Record<string, Tell>): void {
  Object.assign(TELLS, tells);
}
export { joined, people, there };

const SHOPS = ["wainwright", "stables", "office", "smithy", "brewery"];

/** A place with all that lies and stands there, in one sentence or two. */
export function tell(id: string, told: Telling, as = id): string {
  const counts = told.view.spaces[id] ?? {};
  const cubes = joined(
    COLOURS.filter((colour) => counts[colour]).map((colour) => speech.text.some(`word-${colour}`, counts[colour]!)),
  );
  const rest = TELLS[as]?.(told) ?? (SHOPS.includes(id) ? [people(told, id)] : []);
  const list = [cubes, ...rest].filter(Boolean).join("; ");
  return list ? t("board-place", { name: named(as), list }) : named(as);
}
