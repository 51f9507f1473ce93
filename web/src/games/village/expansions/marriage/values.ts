// The ranks of the ceremony, the dowries and the smuggler.
import { repeatPieces, type AddedValues } from "../../printed";
import { valuesFrom, type BySection, type Tables } from "../../tables";
import type { Counts } from "../../types";

interface MarriageTables {
  ranks: { colour: string; cubes: Counts; time: number; prestige: number }[];
  bliss: { prestige: number };
  goods: { chosen: string[] };
  smuggler: { bread_time: number; bread: number; good_coins: number; cubes_time: number; cubes: number };
  chronicle: BySection;
}

const marriageTables = (tables: Tables) => tables.marriage as MarriageTables;

export const marriageOf = valuesFrom((tables) => {
  const { ranks, bliss, goods, smuggler } = marriageTables(tables);
  const steps = ranks.map((rank) => ({ ...rank, cubes: repeatPieces(rank.cubes) }));
  return { ranks: steps, bliss: bliss.prestige, goods: goods.chosen, smuggler };
});

export const printed = (tables: Tables): AddedValues => ({ burialSpaces: marriageTables(tables).chronicle });
