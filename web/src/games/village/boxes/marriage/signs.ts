import type { Saying } from "../../chips";
import type { Counting } from "../../tally";

export const MARRIAGE_TALLIES: Record<string, Counting> = {
  bread: (e) => [["bread", Number(e.amount)]],
  bribe: (e) => [["coin", -Number(e.coins)]],
  give: (e) => [[String(e.colour), -1]],
  married: (e) => [["prestige", Number(e.amount)]],
  promote_bread: () => [["bread", -1]],
};

export const MARRIAGE_CHIPS: Record<string, Saying> = {
  married: ["rings", "more"],
  promote_bread: ["person", "plain"],
};
