import type { ChipStyle } from "../../chips";
import type { DeltaRule } from "../../resource_deltas";

export const MARRIAGE_DELTAS: Record<string, DeltaRule> = {
  bread: (e) => [["bread", Number(e.amount)]],
  bribe: (e) => [["coin", -Number(e.coins)]],
  give: (e) => [[String(e.colour), -1]],
  married: (e) => [["prestige", Number(e.amount)]],
  promote_bread: () => [["bread", -1]],
};

export const MARRIAGE_CHIPS: Record<string, ChipStyle> = {
  married: ["rings", "more"],
  promote_bread: ["person", "plain"],
};
