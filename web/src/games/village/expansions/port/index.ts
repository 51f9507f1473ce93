import { registerChips } from "../../chips";
import { registerCardFaces } from "../../cards/card_data";
import { registerCardText } from "../../cards/card_text";
import { registerAnimations, registerSeatPlace } from "../../animations";
import { registerMoveTargets } from "../../move_targets";
import { registerResourceDeltas } from "../../resource_deltas";
import { registerAriaLabels } from "../../aria_labels";
import {
  registerSpaces,
  firstMatch,
  memberFrom,
  targetKind,
  limitedTo,
  stallChoice,
  registerAttemptedChoices,
  type AttemptedChoice,
} from "../../refusal_targets";
import type { Expansion } from "..";
import { CAPTAIN_FACES, captainCard } from "./captains";
import { berth } from "./map";
import { PORT_ANIMATIONS } from "./animations";
import Sea from "./Sea.svelte";
import { PORT_CHIPS, PORT_DELTAS } from "./chips";
import { PORT_LABELS } from "./aria_labels";
import Vessel from "./Vessel.svelte";
import Wares from "./Wares.svelte";

const ISLANDS = ["i1", "i2", "i3", "i4", "i5", "i6"];
const GOODS = ["grain", "scroll", "horse", "ox", "plow", "wagon"];
const loading = (choice: string) =>
  choice.startsWith("member.") ? choice.replace("member", "member.farm") : `own.${choice}`;
const heading = (choice: string) => choice.replace(/^to\./, "water.");

registerMoveTargets({
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
});

const aboard: AttemptedChoice = firstMatch(limitedTo(GOODS, targetKind("own")), memberFrom("farm", "member.$2"));
const toWater: AttemptedChoice = (kind, rest) =>
  kind === "water" || (kind === "area" && /^[iw]\d$/.test(rest)) ? `to.${rest}` : null;
const trading: AttemptedChoice = (kind, rest, view) => {
  const [island, good] = rest.split(".");
  if (island !== berth(view)) return null;
  if (kind === "sell") return `sell.${good}`;
  return kind === "mission" ? "mission" : kind === "cargo" ? "load" : null;
};

registerAttemptedChoices({
  sea: firstMatch(targetKind("sea"), (kind, rest) => (kind === "area" && rest === "travel" ? "sail" : null)),
  captain: targetKind("captain"),
  load: aboard,
  lighter: aboard,
  move: toWater,
  gale: toWater,
  spend: limitedTo(["brown", "green", "orange", "pink", "coin"], targetKind("own")),
  island: trading,
  market: firstMatch(stallChoice, targetKind("ware")),
});
registerSpaces(
  {
    sea: "travel",
    captain: "travel",
    water: "travel",
    sell: "travel",
    mission: "travel",
    cargo: "travel",
    ware: "market",
  },
  [[/^(ship|[iw]\d)$/, "travel"]],
);
registerSeatPlace("ship");
registerCardFaces(CAPTAIN_FACES);
registerCardText({ captain: captainCard });
registerAnimations(PORT_ANIMATIONS);
registerResourceDeltas(PORT_DELTAS);
registerChips(PORT_CHIPS);
registerAriaLabels(PORT_LABELS);

export const port: Expansion = {
  name: "port",
  goods: [],
  places: [],
  farm: [Vessel],
  panels: [],
  over: [["market", Wares]],
  closes: ["travel"],
  district: {
    id: "sea",
    title: "board-sheet-sea",
    heights: { wide: 610, tall: 1160 },
    spaces: ["travel"],
    labelledPlaces: [
      ["travel", "harbour"],
      ...ISLANDS.map((id): [string, string] => [id, id]),
      ["sea_burial", "sea_burial"],
    ],
    Picture: Sea,
  },
  stores: (view, seat) =>
    ["cocoa", "tea"].map((name) => ({ name, count: Number(view.port?.ships[seat]?.[name as "tea"] ?? 0) })),
  extraPrestige: (view, seat) => view.port?.ships[seat]?.earned ?? 0,
};
