// What this browser remembers: language, theme, pace, list view, coach, the name one goes by.
import type { Waste } from "./coach";

export type Language = "en" | "de" | "zh";
export type Theme = "auto" | "light" | "dusk";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", zh: "中文" };
export const THEMES: Theme[] = ["auto", "light", "dusk"];
export const PACES = [0, 500, 1200]; // milliseconds between two answers of others

const KEY = "village";

function spoken(): Language {
  const found = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}

function remembered(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Wishes {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  pace = $state(500);
  list = $state(false); // everything in words, beside the drawing
  confirm = $state(false); // the end of one's turn is asked for once more
  coach = $state(true); // a word before an answer is wasted, hints, and what decided a game
  warned = $state.raw<Waste[]>([]); // what the coach has asked once
  name = $state("");

  constructor() {
    const kept = remembered();
    this.language =
      typeof kept.language === "string" && kept.language in LANGUAGES ? (kept.language as Language) : spoken();
    this.theme = THEMES.find((theme) => theme === kept.theme) ?? "auto";
    this.pace = PACES.find((pace) => pace === kept.pace) ?? 500;
    this.list = kept.list === true;
    this.confirm = kept.confirm === true;
    this.coach = kept.coach !== false;
    this.warned = Array.isArray(kept.warned) ? (kept.warned as Waste[]) : [];
    this.name = typeof kept.name === "string" ? kept.name : "";
  }

  keep() {
    const { language, theme, pace, list, confirm, coach, warned, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, list, confirm, coach, warned, name }));
    this.dress();
  }

  /** The coach asks once. */
  warn(waste: Waste) {
    if (this.warned.includes(waste)) return;
    this.warned = [...this.warned, waste];
    this.keep();
  }

  /** Put the theme on the page; `auto` leaves it to the system. */
  dress() {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const wishes = new Wishes();
