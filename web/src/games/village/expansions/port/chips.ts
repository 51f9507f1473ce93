import type { ChipStyle } from "../../chips";
import type { DeltaRule } from "../../resource_deltas";

const AWAY = ["cocoa", "tea", "chest"]; // goods from the islands were never on the farm

export const PORT_DELTAS: Record<string, DeltaRule> = {
  chest: (e) => [["coin", Number(e.amount)]],
  hire: (e) => [["coin", -Number(e.amount)]],
  load: (e) => (AWAY.includes(String(e.cargo)) ? [] : [[String(e.cargo), -1]]),
  mission: (e) => [["prestige", Number(e.amount)]],
  sea_burial: (e) => [["prestige", Number(e.amount)]],
  sell: (e) => [["prestige", Number(e.amount)]],
  spend: (e) => [[String(e.colour), -1]],
  spend_coin: () => [["coin", -1]],
  unload: (e) => (e.cargo === "chest" ? [] : [[String(e.cargo), 1]]),
  ware: (e) => [
    [String(e.ware), -1],
    ["prestige", Number(e.amount)],
    ["coin", Number(e.coins)],
  ],
};

export const PORT_CHIPS: Record<string, ChipStyle> = {
  hire: ["helm", "more"],
  load: ["ship", "plain"],
  mission: ["person", "more"],
  return: ["anchor", "plain"],
  sail: ["ship", "plain"],
};
