import { drawnBy, laidOver, type Values } from "../../shell/numbers/overrides";
import { follows, tables } from "./printed.json";
import type { View } from "./types";

/** The numbers of the game, from its table (tools/board_numbers.py). */
export type Printed = typeof tables.my_village;

/** The table with numbers of somebody's own box in it. */
export const entered = (values: Values): Printed => laidOver(tables, follows, values).my_village;

const inForce = drawnBy(entered);

export const printedOn = ({ numbers }: View): Printed => inForce(numbers);
