// The targets on the board for the questions of the expansion, and what clicks attempt.
import { firstMatch, limitedTo, memberFrom, stallChoice, targetKind } from "../../attempts";
import type { FindTarget } from "../../move_targets";
import type { AttemptedChoice } from "../../refusal_targets";
import { berth } from "./map";

const GOODS = ["grain", "scroll", "horse", "ox", "plow", "wagon"];
const loading = (choice: string) =>
  choice.startsWith("member.") ? choice.replace("member", "member.farm") : `own.${choice}`;
const heading = (choice: string) => choice.replace(/^to\./, "water.");

export const MOVE_TARGETS: Record<string, FindTarget> = {
  sea: (choice) => `sea.${choice}`,
  captain: (choice) => `captain.${choice}`,
  load: loading,
  lighter: loading,
  move: heading,
  gale: heading,
  spend: (choice) => `own.${choice}`,
  island: (choice, view) => {
    const here = berth(view);
    if (choice.startsWith("sell.")) return choice.replace("sell", `sell.${here}`);
    return choice === "mission" ? `mission.${here}` : `cargo.${here}`;
  },
  market: (choice) => (choice.startsWith("stall.") ? choice : `ware.${choice}`),
};

const aboard: AttemptedChoice = firstMatch(limitedTo(GOODS, targetKind("own")), memberFrom("farm", "member.$2"));
const toWater: AttemptedChoice = (kind, rest) =>
  kind === "water" || (kind === "area" && /^[iw]\d$/.test(rest)) ? `to.${rest}` : null;
const trading: AttemptedChoice = (kind, rest, view) => {
  const [island, good] = rest.split(".");
  if (island !== berth(view)) return null;
  if (kind === "sell") return `sell.${good}`;
  return kind === "mission" ? "mission" : kind === "cargo" ? "load" : null;
};

export const ATTEMPTED_CHOICES: Record<string, AttemptedChoice> = {
  sea: firstMatch(targetKind("sea"), (kind, rest) => (kind === "area" && rest === "travel" ? "sail" : null)),
  captain: targetKind("captain"),
  load: aboard,
  lighter: aboard,
  move: toWater,
  gale: toWater,
  spend: limitedTo(["brown", "green", "orange", "pink", "coin"], targetKind("own")),
  island: trading,
  market: firstMatch(stallChoice, targetKind("ware")),
};
