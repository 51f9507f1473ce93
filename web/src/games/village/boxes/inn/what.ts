import { bring } from "../../what/farm";
import { paid, titled, topic, type Told, type Topic, type Topics } from "../../what/topic";

bring({ beer: "I-BRW-4" });

function inn(told: Told): Topic {
  const { place_time: place, use_time: use } = told.tables.inn.inn;
  return topic(titled(told, "inn"), "inn", "I-INN-4", { place, use });
}

function card(key: string, [name = ""]: string[], told: Told): Topic {
  const { price, number } = told.tables.inn.villagers.find(({ token }) => token === name)!;
  const words = { price: paid(told, price), effect: told.text.effect(name) };
  return topic(titled(told, `card-${name}`), key, `I-V${String(number).padStart(2, "0")}`, words);
}

export const INN_TOPICS: Topics = {
  area: ([id], told) => (id === "inn" ? inn(told) : null),
  place: ([id], told) => (id === "inn" ? inn(told) : null),
  push: (_, told) => topic(titled(told, "inn"), "push", "I-INN-5"),
  villager: (parts, told) => card("villager", parts, told),
  owned: (parts, told) => card("owned", parts, told),
};
