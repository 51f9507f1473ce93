// What the base game and every expansion contribute to the page.
import type { Component } from "svelte";
import type { DescribePlace } from "./label_parts";
import type { CardFace } from "./cards/card_data";
import type { ReadCard } from "./cards/card_text";
import type { MemberPlace } from "./base/member_places";
import type { EventDefinitions } from "./events/definition";
import type { FindTarget } from "./move_targets";
import type { AttemptedChoice } from "./refusal_targets";
import type { VillageEvent, View } from "./types";

/** What an expansion may add to or replace in the tables of the base game; the later one counts. */
export interface Contribution<E extends VillageEvent> {
  events: EventDefinitions<E>;
  /** The icons of its action spaces. */
  spaceIcons?: Record<string, string>;
  memberPlaces?: MemberPlace[];
  /** The target on the board for a choice, by question. */
  moveTargets?: Record<string, FindTarget>;
  /** The choice that a click on a target attempts, by question. */
  attemptedChoices?: Record<string, AttemptedChoice>;
  /** The action spaces of targets, by the first part of their names. */
  spaceOfTarget?: Record<string, string>;
  placeLabels?: Record<string, DescribePlace>;
  cardFaces?: Record<string, CardFace>;
  /** Kinds of cards, by the first part of their names. */
  cardTexts?: Record<string, ReadCard>;
}

/** A landscape outside the village, drawn on another sheet. */
export interface District {
  id: string;
  title: string; // the message that names it
  /** `wide`: its share of the height of a sheet 1200 wide; `tall`: its height on a page 480 wide. */
  heights: { wide: number; tall: number };
  /** Its action spaces. */
  spaces: string[];
  /** Its places, each with the id of its label. */
  labelledPlaces: [place: string, labelId: string][];
  Picture: Component<{ height: number }>;
}

/** An expansion: what it contributes, places in the village or outside it, parts of a farm, panels next to the farms. */
export interface Expansion<E extends VillageEvent = never> extends Contribution<E> {
  name: string;
  goods?: string[];
  places?: [string, Component][];
  farm?: Component<{ seat: number }>[];
  panels?: Component[];
  /** Cards to choose from, above the board. */
  cardPicker?: Component;
  /** Drawn over places of the base game. */
  over?: [string, Component][];
  /** Additional stores on a farm. */
  stores?: (view: View, seat: number) => { name: string; count: number }[];
  /** Prestige that the farm does not count. */
  extraPrestige?: (view: View, seat: number) => number;
  district?: District;
  /** Places of the base game that it removes. */
  closes?: string[];
}

/** An expansion whatever its events are. */
export type AnyExpansion = Omit<Expansion, "events"> & { events: object };
