// What the base game and every expansion contribute to the page.
import type { Component } from "svelte";
import type { DescribePlace } from "./label_parts";
import type { CardFace } from "./cards/card_data";
import type { ReadCard } from "./cards/card_text";
import type { AnchorNames } from "./base/anchor_names";
import type { MemberPlace } from "./base/member_places";
import type { EventDefinitions } from "./events/definition";
import type { FindTarget } from "./move_targets";
import type { AddedValues } from "./printed";
import type { AttemptedChoice } from "./refusal_targets";
import type { Tables } from "./tables";
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
  /** What it adds to the printed values: crafts, customers, cards, burial spaces. */
  printed?: (tables: Tables) => AddedValues;
  /** Where things are that its animations name, by the first part of the name. */
  anchorNames?: Record<string, AnchorNames>;
  /** The questions in which a customer at the market is chosen. */
  customerQuestions?: string[];
}

/** A place in the village, on one of the sites that the base game leaves free (`board/layout.ts`). */
export interface BuiltPlace {
  id: string;
  site: string;
  Place: Component;
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
  /** Whether it is in play, if `expansions` of the view does not list it. */
  isInPlay?: (view: View) => boolean;
  goods?: string[];
  places?: BuiltPlace[];
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
  /** Places of the base game that it removes, each with the landscape in its place. */
  closes?: Record<string, Component>;
  /** The kinds of its things at farms: the page does not scroll to them, and each has a label of its own. */
  farmThings?: string[];
  /** Where the dead rest, besides the chronicle and the graves. */
  burialPlaces?: string[];
  /** Members of a rival without a seat at a place, by generation. */
  rivalMembers?: (view: View, place: string) => number[] | undefined;
  /** The tokens that a family no longer has, although the view names their owner. */
  spentTokens?: (view: View) => string[];
  /** A part of the board as text, for what no other contribution describes. */
  TextView?: Component<{ view: View; names: string[] }>;
}

/** An expansion with any type of events. */
export type AnyExpansion = Omit<Expansion, "events"> & { events: object };
