// The base game and the expansions in play, as one.
import { BASE } from "./base";
import type { MemberPlace } from "./base/member_places";
import type { AnyExpansion, Contribution } from "./contribution";
import type { EventDefinition } from "./events/definition";
import { EXPANSIONS } from "./expansions";
import { printedOn, type Printed } from "./printed";
import type { VillageEvent, View } from "./types";

type Tables = Required<Omit<Contribution<never>, "events" | "memberPlaces">>;

export interface Composition extends Tables {
  expansions: AnyExpansion[];
  printed: Printed;
  /** Return the definition of an event, if it belongs to the game or an expansion in play. */
  definitionOf<E extends VillageEvent>(event: E): EventDefinition<E> | undefined;
  memberPlace(place: string): MemberPlace;
  /** Return the name by which the board finds the place where members of a family stand. */
  placeOf(place: string, seat: number): string;
}

/** Return the expansions in play; solo play is one that `expansions` does not list. */
export const expansionsOf = (view: View): AnyExpansion[] =>
  EXPANSIONS.filter(({ name }) => view.expansions.includes(name) || (name === "solo" && view.solo));

const composed = new WeakMap<View, Composition>();

/** Return the composition for the table of a view; the same one for the same view. */
export function compositionOf(view: View): Composition {
  const known = composed.get(view) ?? compose(expansionsOf(view), printedOn(view));
  composed.set(view, known);
  return known;
}

export function compose(expansions: AnyExpansion[], printed: Printed): Composition {
  const parts = [BASE, ...expansions];
  const merged = <Name extends keyof Tables>(name: Name): Tables[Name] =>
    Object.assign({}, ...parts.map((part) => part[name])) as Tables[Name];
  const events = Object.assign({}, ...parts.map((part) => part.events)) as Record<string, unknown>;
  const places = parts.flatMap(({ memberPlaces = [] }) => memberPlaces);
  const memberPlace = (place: string) => places.find(({ like }) => like.test(place)) ?? CRAFT;
  return {
    expansions,
    printed,
    definitionOf: <E extends VillageEvent>({ kind }: E) => events[kind] as EventDefinition<E> | undefined,
    memberPlace,
    placeOf: (place, seat) => (memberPlace(place).perSeat ? `${place}.${seat}` : `place.${place}`),
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
