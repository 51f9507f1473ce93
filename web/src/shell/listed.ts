// What one reads of a table in a list, and finds it by.
import { speech, t } from "./i18n/speech.svelte";
import { levelOf } from "./level";
import type { Listed } from "./net/types";
import { nameOf } from "./store/entries";

export const isBot = (name: string) => speech.text.has(`page-level-${name}`); // the list tells only how it plays

export const called = (name: string, seat: number) => (name ? nameOf(seat, name, "bot") : t("page-seat-free"));

/** Edition and boxes. */
export const what = (game: Listed) =>
  [game.setting.edition, ...game.setting.boxes].map((name) => {
    const text = speech.of(game.setting.game);
    return text.has(`box-${name}`) ? text.say(`box-${name}`) : text.word(name);
  });

const read = (game: Listed) => [...game.names.map(called), ...game.names.filter(isBot).map(levelOf), ...what(game)];

export const fits = (game: Listed, sought: string) =>
  read(game).join(" ").toLowerCase().includes(sought.trim().toLowerCase());
