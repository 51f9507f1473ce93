import type { Component } from "svelte";
import type { View } from "../types";
import { goals } from "./goals";
import { inn } from "./inn";
import { marriage } from "./marriage";
import { port } from "./port";
import { solo } from "./solo";

/** A landscape of its own outside the village, drawn on another sheet. */
export interface District {
  id: string;
  title: string; // the message that names it
  /** It is drawn 1200 wide, beside others of its sheet in this share of the height; or 480 wide and so high. */
  heights: { wide: number; tall: number };
  /** The action spaces in it. */
  spaces: string[];
  /** Its places as they are told in words, and as what. */
  tells: [place: string, as: string][];
  Picture: Component<{ height: number }>;
}

/** What a box adds to the picture: places in the village or outside, lines on a farm, panels beside the farms. */
export interface Box {
  name: string;
  goods: string[];
  places: [string, Component][];
  farm: Component<{ seat: number }>[];
  panels: Component[];
  /** Cards to choose from, over the picture. */
  tray?: Component;
  /** Drawn over places that are there already. */
  over?: [string, Component][];
  /** What else lies on a farm. */
  stores?: (view: View, seat: number) => { name: string; count: number }[];
  /** Prestige gained that the farm does not count. */
  earned?: (view: View, seat: number) => number;
  district?: District;
  /** Places of the village that are no longer there. */
  closes?: string[];
}

const BOXES: Box[] = [inn, port, marriage, goals, solo];

/** The boxes in play; the solo game is one that nobody names. */
export const boxesOf = (view: View): Box[] =>
  BOXES.filter((box) => view.boxes.includes(box.name) || (box.name === "solo" && view.solo));
