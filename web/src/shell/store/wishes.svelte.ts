// What this browser remembers: language, theme, pace, sizes, colour, sound, keys, list view, coach, the name one goes by.
import type { Waste } from "./coach";

export type Language = "en" | "de" | "zh";
export type Theme = "auto" | "light" | "dusk";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", zh: "中文" };
export const THEMES: Theme[] = ["auto", "light", "dusk"];
export const PACES = [0, 220, 500, 1200, 2500]; // milliseconds between two answers of others
export const TEXTS = [1, 1.15, 1.32]; // how many times the usual size
export const FIGURES = [1, 1.2, 1.4];
export const COLOURS = [0, 1, 2, 3, 4]; // of seats

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
  rested = false; // a finger has rested on something: that is known now
  name = $state("");
  sound = $state(true);
  keys = $state(false); // answers have numbers
  text = $state(1);
  figure = $state(1);
  colour = $state<number | null>(null); // in which one wants to see one's own seat
  #seat: number | null = null; // the one that wears it

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
    this.rested = kept.rested === true;
    this.name = typeof kept.name === "string" ? kept.name : "";
    this.sound = kept.sound !== false;
    this.keys = kept.keys === true;
    this.text = TEXTS.find((size) => size === kept.text) ?? 1;
    this.figure = FIGURES.find((size) => size === kept.figure) ?? 1;
    this.colour = COLOURS.find((colour) => colour === kept.colour) ?? null;
  }

  keep() {
    const { language, theme, pace, list, confirm, coach, warned, rested } = this;
    const { name, sound, keys, text, figure, colour } = this;
    const taught = { coach, warned, rested };
    const kept = { language, theme, pace, list, confirm, ...taught, name, sound, keys, text, figure, colour };
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.dress();
  }

  /** The coach asks once. */
  warn(waste: Waste) {
    if (this.warned.includes(waste)) return;
    this.warned = [...this.warned, waste];
    this.keep();
  }

  /** A finger has rested on something. */
  rest() {
    if (this.rested) return;
    this.rested = true;
    this.keep();
  }

  /** Put the theme on the page; `auto` leaves it to the system. */
  dress() {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.style.setProperty("--text", String(this.text));
    root.style.setProperty("--figure", String(this.figure));
    this.#paint(root);
  }

  /** This seat wears one's own colour; whoever had that colour gets the one of the seat. */
  wear(seat: number | null) {
    this.#seat = seat;
    this.#paint(document.documentElement);
  }

  #paint(root: HTMLElement) {
    for (const colour of COLOURS) root.style.removeProperty(`--colour${colour}`);
    const [seat, colour] = [this.#seat, this.colour];
    if (seat === null || colour === null || seat === colour) return;
    root.style.setProperty(`--colour${seat}`, `var(--paint${colour})`);
    root.style.setProperty(`--colour${colour}`, `var(--paint${seat})`);
  }
}

export const wishes = new Wishes();
