import type { Component } from "svelte";
import type { View } from "../types";
import { goals } from "./goals";
import { inn } from "./inn";
import { solo } from "./solo";

/** What a box adds to the picture: places in the village, lines on a farm, panels beside the farms. */
export interface Box {
  name: string;
  goods: string[];
  places: [string, Component][];
  farm: Component<{ seat: number }>[];
  panels: Component[];
}

const BOXES: Box[] = [inn, goals, solo];

/** The boxes in play; the solo game is one that nobody names. */
export const boxesOf = (view: View): Box[] =>
  BOXES.filter((box) => view.boxes.includes(box.name) || (box.name === "solo" && view.solo));
