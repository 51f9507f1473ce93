// The base game and the expansions in play, as one.
import { BASE } from "./base";
import type { MemberPlace } from "./base/member_places";
import type { AnyExpansion, Contribution } from "./contribution";
import type { EventDefinition } from "./events/definition";
import { EXPANSIONS } from "./expansions";
import { printedFrom, type Printed } from "./printed";
import { tablesOn, type Tables } from "./tables";
import type { VillageEvent, View } from "./types";

/** The parts of which the later contribution counts. */
type Merged = Required<Omit<Contribution<never>, "events" | "memberPlaces" | "printed" | "customerQuestions">>;

export interface Composition extends Merged {
  expansions: AnyExpansion[];
  tables: Tables;
  printed: Printed;
  customerQuestions: string[];
  /** The kinds of things at farms. */
  farmThings: string[];
  /** Return the definition of an event, if it belongs to the game or an expansion in play. */
  definitionOf<E extends VillageEvent>(event: E): EventDefinition<E> | undefined;
  memberPlace(place: string): MemberPlace;
  /** Return the name by which the board finds the place where members of a family stand. */
  placeOf(place: string, seat: number): string;
  /** Return the members of a rival without a seat at a place, by generation. */
  rivalMembers(view: View, place: string): number[] | undefined;
}

/** Return the expansions in play. */
export const expansionsOf = (view: View): AnyExpansion[] =>
  EXPANSIONS.filter(({ name, isInPlay }) => isInPlay?.(view) ?? view.expansions.includes(name));

const composed = new WeakMap<Tables, Map<string, Composition>>();

/** Return the composition for the table of a view; the same one for the same expansions and values. */
export function compositionOf(view: View): Composition {
  const [tables, expansions] = [tablesOn(view), expansionsOf(view)];
  const known = composed.get(tables) ?? new Map<string, Composition>();
  composed.set(tables, known);
  const key = expansions.map(({ name }) => name).join();
  const composition = known.get(key) ?? compose(expansions, tables);
  known.set(key, composition);
  return composition;
}

export function compose(expansions: AnyExpansion[], tables: Tables): Composition {
  const parts = [BASE, ...expansions];
  const merged = <Name extends keyof Merged>(name: Name): Merged[Name] =>
    Object.assign({}, ...parts.map((part) => part[name])) as Merged[Name];
  const events = Object.assign({}, ...parts.map((part) => part.events)) as Record<string, unknown>;
  const places = parts.flatMap(({ memberPlaces = [] }) => memberPlaces);
  const memberPlace = (place: string) => places.find(({ like }) => like.test(place)) ?? CRAFT;
  return {
    expansions,
    tables,
    printed: printedFrom(
      tables,
      parts.flatMap(({ printed }) => printed?.(tables) ?? []),
    ),
    customerQuestions: parts.flatMap(({ customerQuestions = [] }) => customerQuestions),
    definitionOf: <E extends VillageEvent>({ kind }: E) => events[kind] as EventDefinition<E> | undefined,
    memberPlace,
    placeOf: (place, seat) => (memberPlace(place).perSeat ? `${place}.${seat}` : `place.${place}`),
    rivalMembers: (view, place) => expansions.flatMap((part) => [part.rivalMembers?.(view, place)]).find(Boolean),
    farmThings: ["farm", "home", "store", ...expansions.flatMap(({ farmThings = [] }) => farmThings)],
    anchorNames: merged("anchorNames"),
    spaceIcons: merged("spaceIcons"),
    moveTargets: merged("moveTargets"),
    attemptedChoices: merged("attemptedChoices"),
    spaceOfTarget: merged("spaceOfTarget"),
    placeLabels: merged("placeLabels"),
    cardFaces: merged("cardFaces"),
    cardTexts: merged("cardTexts"),
  };
}

const CRAFT: MemberPlace = { like: /^/, icon: "hammer", deed: "craft" };
