// The settings of this browser, saved in localStorage.
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

const KEY = "village";

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

function loadSaved(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  pace = $state(500);
  listView = $state(false); // show everything as text below the board
  confirm = $state(false); // ask before a move that ends the turn
  coach = $state(true); // warnings before wasted moves, hints and the game analysis
  warned = $state.raw<Waste[]>([]); // the kinds of waste the coach has already warned about
  longPressUsed = false; // the player knows long presses and needs no hint about them
  name = $state("");
  sound = $state(true);
  numberKeys = $state(false); // moves are numbered and can be chosen with the keys 1 to 9
  textSize = $state(1);
  figureSize = $state(1);
  seatColour = $state<number | null>(null); // preferred colour of the player's own seat
  #ownSeat: number | null = null;

  constructor() {
    const saved = loadSaved();
    this.language =
      typeof saved.language === "string" && saved.language in LANGUAGES
        ? (saved.language as Language)
        : browserLanguage();
    this.theme = THEMES.find((theme) => theme === saved.theme) ?? "auto";
    this.pace = PACES.find((pace) => pace === saved.pace) ?? 500;
    this.listView = saved.list === true;
    this.confirm = saved.confirm === true;
    this.coach = saved.coach !== false;
    this.warned = Array.isArray(saved.warned) ? (saved.warned as Waste[]) : [];
    this.longPressUsed = saved.rested === true;
    this.name = typeof saved.name === "string" ? saved.name : "";
    this.sound = saved.sound !== false;
    this.numberKeys = saved.keys === true;
    this.textSize = TEXTS.find((size) => size === saved.text) ?? 1;
    this.figureSize = FIGURES.find((size) => size === saved.figure) ?? 1;
    this.seatColour = COLOURS.find((colour) => colour === saved.colour) ?? null;
  }

  save() {
    const { language, theme, pace, confirm, coach, warned, name, sound } = this;
    const saved = {
      ...{
        language,
        theme,
        pace,
        list: this.listView,
        confirm,
        coach,
        warned,
        rested: this.longPressUsed,
        name,
        sound,
      },
      ...{ keys: this.numberKeys, text: this.textSize, figure: this.figureSize, colour: this.seatColour },
    };
    localStorage.setItem(KEY, JSON.stringify(saved));
    this.applyTheme();
  }

  /** Remember that the coach has warned about this kind of waste: it warns only once. */
  markWarned(waste: Waste) {
    if (this.warned.includes(waste)) return;
    this.warned = [...this.warned, waste];
    this.save();
  }

  markLongPressUsed() {
    if (this.longPressUsed) return;
    this.longPressUsed = true;
    this.save();
  }

  /** Apply theme, sizes and seat colours to the page; `auto` follows the system. */
  applyTheme() {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.style.setProperty("--text", String(this.textSize));
    root.style.setProperty("--figure", String(this.figureSize));
    this.#applySeatColour(root);
  }

  /** Show this seat in the preferred colour; the seat that had that colour gets the other one. */
  setOwnSeat(seat: number | null) {
    this.#ownSeat = seat;
    this.#applySeatColour(document.documentElement);
  }

  #applySeatColour(root: HTMLElement) {
    for (const colour of COLOURS) root.style.removeProperty(`--colour${colour}`);
    const [seat, colour] = [this.#ownSeat, this.seatColour];
    if (seat === null || colour === null || seat === colour) return;
    root.style.setProperty(`--colour${seat}`, `var(--paint${colour})`);
    root.style.setProperty(`--colour${colour}`, `var(--paint${seat})`);
  }
}

export const settings = new Settings();
