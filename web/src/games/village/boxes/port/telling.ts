import { speech, t } from "../../../../shell/i18n/speech.svelte";
import { named } from "../../named";
import { joined, people, there, type Tell, type Telling } from "../../telling";
import { terms } from "./captains";
import { shipsAt } from "./chart";

const ships = ({ view, names }: Telling, space: string) =>
  joined(shipsAt(view, space).map((seat) => t("board-ship-of", { who: names[seat] ?? "" })));

const water =
  (space: string): Tell =>
  (told) => [
    t("board-hourglasses", { n: told.printed.port.map[space]?.hourglass ?? 0 }),
    joined((told.printed.port.map[space]?.next ?? []).map(named)),
    ships(told, space),
  ];

const island =
  (id: string): Tell =>
  (told) => {
    const { buys, missions, loads } = told.printed.port.islands[id] ?? { buys: {}, missions: [], loads: "" };
    const left = told.view.port?.ashore[loads] ?? 0;
    return [
      joined(
        Object.entries(buys).map(([good, points]) => t("board-worth", { customer: speech.text.word(good), points })),
      ),
      missions.length ? t("board-missions", { list: missions.join(", ") }) : "",
      loads ? t("board-to-load", { what: named(loads), n: left }) : "",
      people(told, id),
      ships(told, id),
    ];
  };

const harbour: Tell = (told) => [
  ...(told.view.port?.captains ?? []).flatMap(({ shown }) => {
    const captain = shown ? told.printed.port.captains[shown] : undefined;
    return captain ? [terms(captain)] : [];
  }),
  ships(told, "port"),
];

const burials: Tell = (told) => {
  const prizes = told.printed.port.burials[String(told.view.seats)] ?? [];
  return [people(told, "sea_burial", told.view.solo?.dead.sea_burial), there(named("prestige"), prizes.join(", "))];
};

const spaces = (letter: string, most: number) => Array.from({ length: most }, (_, i) => `${letter}${i + 1}`);

export const PORT_TELLS: Record<string, Tell> = {
  ...Object.fromEntries(spaces("w", 7).map((space) => [space, water(space)])),
  ...Object.fromEntries(spaces("i", 6).map((id) => [id, island(id)])),
  harbour,
  sea_burial: burials,
};
