import { CRAFTS } from "../../places/crafts";
import { findAlso } from "../../spots";
import type { Box } from "../index";
import Brewery from "./Brewery.svelte";
import Inn from "./Inn.svelte";
import Villagers from "./Villagers.svelte";

CRAFTS.brewery = { train: 3, make: 3, buy: ["grain", "grain", "grain"], goods: ["beer"] };

findAlso(
  "inn",
  {
    inn: (answer) => answer.replace("place", "member.farm"),
    cycle: (answer) => (answer === "keep" ? "area.inn" : answer),
    villager: (answer) => `villager.${answer}`,
    window: (answer) => `owned.${answer}`,
    serve: (answer) => answer,
    scrap: (answer) => answer,
    call: (answer) => `member.bag.${answer}`,
  },
  ["brewery", "inn"],
);

export const inn: Box = {
  name: "inn",
  goods: ["beer"],
  places: [["inn", Inn], ["brewery", Brewery]],
  farm: [Villagers],
  panels: [],
};
