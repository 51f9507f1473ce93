import { chipAlso } from "../../chips";
import { moveAlso } from "../../flights";
import { findAlso } from "../../spots";
import { tallyAlso } from "../../tally";
import { tellAlso } from "../../telling";
import { belongAlso, either, from, kinds, wouldAlso, type Would } from "../../whynot";
import type { Box } from "../index";
import { MARRIAGE_FLIGHTS } from "./flights";
import Green from "./Green.svelte";
import Loaves from "./Loaves.svelte";
import { MARRIAGE_CHIPS, MARRIAGE_TALLIES } from "./signs";
import { MARRIAGE_TELLS } from "./telling";

findAlso({
  marriage: (answer) => answer,
  smuggler: (answer) => `bargain.${answer}`,
  dowry: (answer) => `dowry.${answer}`,
  promote: (answer) => (answer.startsWith("bread.") ? answer : `member.window${answer}`),
});

const ranks: Would = (kind, rest) => (kind === "rank" ? `rank.${rest}` : null);
const given: Would = (kind, rest) =>
  kind === "own" && /^(brown|green|orange|pink)$/.test(rest) ? `give.${rest}` : null;

wouldAlso({
  marriage: ranks,
  smuggler: either(kinds("bargain"), given),
  dowry: kinds("dowry"),
  promote: either(from(/^window([123])$/, "$1.$2"), (kind, rest) => (kind === "bread" ? `bread.${rest}` : null)),
});
belongAlso({ rank: "marriage", dowry: "marriage", bargain: "smuggler" }, [[/^(ceremony|bliss|dowry)$/, "marriage"]]);
moveAlso(MARRIAGE_FLIGHTS);
tallyAlso(MARRIAGE_TALLIES);
chipAlso(MARRIAGE_CHIPS);
tellAlso(MARRIAGE_TELLS);

export const marriage: Box = {
  name: "marriage",
  goods: [],
  places: [],
  farm: [],
  panels: [],
  over: [["church", Loaves]],
  district: {
    id: "wedding",
    title: "board-sheet-wedding",
    heights: { wide: 290, tall: 1010 },
    spaces: ["marriage", "smuggler"],
    tells: ["marriage", "bliss", "smuggler"].map((place): [string, string] => [place, place]),
    Picture: Green,
  },
  stores: (view, seat) => [{ name: "bread", count: view.marriage?.bread[seat] ?? 0 }],
};
