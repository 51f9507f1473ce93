import { bring } from "../../what/farm";
import { some, titled, topic, type Told, type Topic, type Topics } from "../../what/topic";

bring({ bread: "W-BRD-2" });

const PLACES: Record<string, (told: Told) => Topic> = {
  marriage: (told) => topic(titled(told, "marriage"), "marriage", "W-ACT-1"),
  ceremony: (told) => PLACES.marriage!(told),
  bliss: (told) => topic(titled(told, "bliss"), "bliss", "W-SCO-1", { points: told.printed.marriage.bliss }),
  dowry: (told) => topic(titled(told, "dowry"), "dowry", "W-WED-6"),
  smuggler: (told) => topic(titled(told, "smuggler"), "smuggler", "W-SMU-1"),
  pinks: (told) => topic(told.text.say("board-pink"), "pinks", "W-WED-2"),
  die: (told) => PLACES.pinks!(told),
};
const place = ([id = ""]: string[], told: Told) => PLACES[id]?.(told) ?? null;

function rank([number = "1"]: string[], told: Told): Topic {
  const n = Number(number);
  const { cubes, time, prestige: points } = told.printed.marriage.ranks[n - 1]!;
  const hours = told.text.say("page-chip-time", { n: time });
  const price = cubes.length ? told.text.listed([told.text.payment(cubes.join("+")), hours]) : hours;
  return topic(titled(told, "marriage"), "rank", "W-ACT-2", { n, price, points });
}

function bargain([kind = ""]: string[], told: Told): Topic {
  const { bread, bread_time, good_coins, cubes_time, cubes } = told.printed.marriage.smuggler;
  const words = {
    bread,
    cubes,
    time: kind === "bread" ? bread_time : cubes_time,
    coins: some(told, "coin", good_coins),
  };
  return topic(titled(told, "smuggler"), `bargain-${kind}`, "W-SMU-1", words);
}

export const MARRIAGE_TOPICS: Topics = {
  area: place,
  place,
  rank,
  bargain,
  dowry: (_, told) => PLACES.dowry!(told),
  bread: (_, told) => topic(titled(told, "bread"), "loaf", "W-BRD-2"),
};
