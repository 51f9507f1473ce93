import { chipAlso } from "../../chips";
import { meet } from "../../cards/faces";
import { readAlso } from "../../cards/reading";
import { moveAlso, ownAlso } from "../../flights";
import { findAlso } from "../../spots";
import { tallyAlso } from "../../tally";
import { tellAlso } from "../../telling";
import { belongAlso, either, from, kinds, only, stall, wouldAlso, type Would } from "../../whynot";
import type { Box } from "../index";
import { CAPTAIN_FACES, captainCard } from "./captains";
import { berth } from "./chart";
import { PORT_FLIGHTS } from "./flights";
import Sea from "./Sea.svelte";
import { PORT_CHIPS, PORT_TALLIES } from "./signs";
import { PORT_TELLS } from "./telling";
import Vessel from "./Vessel.svelte";
import Wares from "./Wares.svelte";

const ISLANDS = ["i1", "i2", "i3", "i4", "i5", "i6"];
const GOODS = ["grain", "scroll", "horse", "ox", "plow", "wagon"];
const loading = (answer: string) =>
  answer.startsWith("member.") ? answer.replace("member", "member.farm") : `own.${answer}`;
const heading = (answer: string) => answer.replace(/^to\./, "water.");

findAlso({
  sea: (answer) => `sea.${answer}`,
  captain: (answer) => `captain.${answer}`,
  load: loading,
  lighter: loading,
  move: heading,
  gale: heading,
  spend: (answer) => `own.${answer}`,
  island: (answer, view) => {
    const here = berth(view);
    if (answer.startsWith("sell.")) return answer.replace("sell", `sell.${here}`);
    return answer === "mission" ? `mission.${here}` : `cargo.${here}`;
  },
  market: (answer) => (answer.startsWith("stall.") ? answer : `ware.${answer}`),
});

const aboard: Would = either(only(GOODS, kinds("own")), from("farm", "member.$2"));
const toWater: Would = (kind, rest) =>
  kind === "water" || (kind === "area" && /^[iw]\d$/.test(rest)) ? `to.${rest}` : null;
const trading: Would = (kind, rest, view) => {
  const [island, good] = rest.split(".");
  if (island !== berth(view)) return null;
  if (kind === "sell") return `sell.${good}`;
  return kind === "mission" ? "mission" : kind === "cargo" ? "load" : null;
};

wouldAlso({
  sea: either(kinds("sea"), (kind, rest) => (kind === "area" && rest === "travel" ? "sail" : null)),
  captain: kinds("captain"),
  load: aboard,
  lighter: aboard,
  move: toWater,
  gale: toWater,
  spend: only(["brown", "green", "orange", "pink", "coin"], kinds("own")),
  island: trading,
  market: either(stall, kinds("ware")),
});
belongAlso(
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
ownAlso("ship");
meet(CAPTAIN_FACES);
readAlso({ captain: captainCard });
moveAlso(PORT_FLIGHTS);
tallyAlso(PORT_TALLIES);
chipAlso(PORT_CHIPS);
tellAlso(PORT_TELLS);

export const port: Box = {
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
    tells: [["travel", "harbour"], ...ISLANDS.map((id): [string, string] => [id, id]), ["sea_burial", "sea_burial"]],
    Picture: Sea,
  },
  stores: (view, seat) =>
    ["cocoa", "tea"].map((name) => ({ name, count: Number(view.port?.ships[seat]?.[name as "tea"] ?? 0) })),
  earned: (view, seat) => view.port?.ships[seat]?.earned ?? 0,
};
