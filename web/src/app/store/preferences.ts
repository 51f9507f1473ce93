// What a player can set, and how it is saved in this browser.
import type { Waste } from "./warnings";

export type Language = "en" | "de" | "zh" | "zh-Hant";
export type Theme = "auto" | "light" | "dark";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  zh: "简体中文",
  "zh-Hant": "繁體中文",
};
export const THEMES: Theme[] = ["auto", "light", "dark"];
export const PACES = [0, 220, 500, 1200, 2500]; // milliseconds between two moves of other players
export const TEXTS = [1, 1.15, 1.32]; // factors of the normal size
export const FIGURES = [1, 1.2, 1.4];
export const COLOURS = [0, 1, 2, 3, 4]; // seat colours

export interface Preferences {
  language: Language;
  theme: Theme;
  pace: number;
  listView: boolean; // show everything as text below the board
  confirm: boolean; // ask before a move that ends the turn
  coach: boolean; // warnings before wasted moves, hints and the game analysis
  warned: Waste[]; // the kinds of waste the coach has already warned about
  longPressUsed: boolean; // the player knows long presses and needs no hint about them
  name: string;
  nameAsked: boolean; // before a game with other people; it is asked once
  sound: boolean;
  numberKeys: boolean; // moves are numbered and can be chosen with the keys 1 to 9
  textSize: number;
  figureSize: number;
  seatColour: number | null; // preferred colour of the player's own seat
}

const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** Return our language for a tag of the browser, such as de-AT or zh-TW; undefined if we have none. */
function knownLanguage(tag: string): Language | undefined {
  if (TRADITIONAL.test(tag)) return "zh-Hant";
  const language = tag.slice(0, 2);
  return language in LANGUAGES ? (language as Language) : undefined;
}

export function browserLanguage(): Language {
  return navigator.languages.map(knownLanguage).find((language) => language !== undefined) ?? "en";
}

type Saved = Record<string, unknown>;

/** Return the preferences with default values for what was not saved or is not valid. */
export function fromSaved(saved: Saved, language: Language): Preferences {
  const isKnown = typeof saved.language === "string" && saved.language in LANGUAGES;
  return {
    language: isKnown ? (saved.language as Language) : language,
    theme: THEMES.find((theme) => theme === saved.theme) ?? "auto",
    pace: PACES.find((pace) => pace === saved.pace) ?? 500,
    listView: saved.list === true,
    confirm: saved.confirm === true,
    coach: saved.coach !== false,
    warned: Array.isArray(saved.warned) ? (saved.warned as Waste[]) : [],
    longPressUsed: saved.rested === true,
    name: typeof saved.name === "string" ? saved.name : "",
    nameAsked: saved.nameAsked === true,
    sound: saved.sound !== false,
    numberKeys: saved.keys === true,
    textSize: TEXTS.find((size) => size === saved.text) ?? 1,
    figureSize: FIGURES.find((size) => size === saved.figure) ?? 1,
    seatColour: COLOURS.find((colour) => colour === saved.colour) ?? null,
  };
}

/** Return the preferences under the names by which they are saved. */
export function toSaved(preferences: Preferences): Saved {
  const { language, theme, pace, confirm, coach, warned, name, nameAsked, sound } = preferences;
  const { listView: list, longPressUsed: rested, numberKeys: keys } = preferences;
  const { textSize: text, figureSize: figure, seatColour: colour } = preferences;
  return {
    language,
    theme,
    pace,
    confirm,
    coach,
    warned,
    name,
    nameAsked,
    sound,
    list,
    rested,
    keys,
    text,
    figure,
    colour,
  };
}
