import { meet } from "../../cards/faces";
import { moveAlso } from "../../flights";
import { findAlso } from "../../spots";
import { either, from, kinds, stall, wouldAlso, type Would } from "../../whynot";
import type { Box } from "../index";
import Brewery from "./Brewery.svelte";
import { INN_FACES } from "./faces";
import { INN_FLIGHTS } from "./flights";
import Hand from "./Hand.svelte";
import Inn from "./Inn.svelte";
import Villagers from "./Villagers.svelte";

findAlso({
  inn: (answer) => answer.replace("place", "member.farm"),
  cycle: (answer) => (answer === "keep" ? "area.inn" : answer),
  villager: (answer) => `villager.${answer}`,
  window: (answer) => `owned.${answer}`,
  serve: (answer) => answer,
  scrap: (answer) => answer,
  call: (answer) => `member.bag.${answer}`,
  mercy: (answer) => `pane.${answer}`,
  lift: (answer, view) => `member.${view.ask.about}.${answer}`,
  rise: (answer) => `stage.${answer}`,
});

const inside: Would = (kind, rest) => (kind === "area" && rest === "inn" ? "place.1" : null);
const upTo =
  (most: number, way: Would): Would =>
  (...spot) =>
    Number(way(...spot) ?? 9) <= most ? way(...spot) : null;

wouldAlso({
  inn: either(from("farm", "place.$2"), inside),
  cycle: (kind, rest) => (kind === "push" ? `push.${rest}` : kind === "area" && rest === "inn" ? "keep" : null),
  villager: kinds("villager"),
  window: kinds("owned"),
  serve: stall,
  scrap: stall,
  call: from("bag"),
  mercy: upTo(3, either(kinds("pane"), from(/^window(\d)$/, "$1"))),
  lift: from(/^window(\d)$/),
  rise: upTo(3, either(kinds("stage"), from(/^council(\d)$/, "$1"))),
});
meet(INN_FACES);
moveAlso(INN_FLIGHTS);

export const inn: Box = {
  name: "inn",
  goods: ["beer"],
  places: [
    ["inn", Inn],
    ["brewery", Brewery],
  ],
  farm: [Villagers],
  panels: [],
  tray: Hand,
};
