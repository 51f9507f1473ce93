import type { Component } from "svelte";
import type { View } from "../types";
import { goals } from "./goals";
import { inn } from "./inn";
import { marriage } from "./marriage";
import { port } from "./port";
import { solo } from "./solo";

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

/** What an expansion adds to the board: places in the village or outside it, parts of a farm, panels next to the farms. */
export interface Expansion {
  name: string;
  goods: string[];
  places: [string, Component][];
  farm: Component<{ seat: number }>[];
  panels: Component[];
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

const EXPANSIONS: Expansion[] = [inn, port, marriage, goals, solo];

/** Return the expansions in play; solo play is one that `expansions` does not list. */
export const expansionsOf = (view: View): Expansion[] =>
  EXPANSIONS.filter(
    (expansion) => view.expansions.includes(expansion.name) || (expansion.name === "solo" && view.solo),
  );
