// The settings of this browser, saved in localStorage.
import { browserLanguage, COLOURS, fromSaved, toSaved, type Preferences } from "./preferences";
import type { Waste } from "./warnings";

const KEY = "village";

function loadSaved(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export class Settings {
  #now = $state.raw<Preferences>(fromSaved({}, "en"));
  #ownSeat: number | null = null;

  get language() {
    return this.#now.language;
  }
  get theme() {
    return this.#now.theme;
  }
  get pace() {
    return this.#now.pace;
  }
  get listView() {
    return this.#now.listView;
  }
  get confirm() {
    return this.#now.confirm;
  }
  get coach() {
    return this.#now.coach;
  }
  get warned() {
    return this.#now.warned;
  }
  get longPressUsed() {
    return this.#now.longPressUsed;
  }
  get name() {
    return this.#now.name;
  }
  get nameAsked() {
    return this.#now.nameAsked;
  }
  get sound() {
    return this.#now.sound;
  }
  get numberKeys() {
    return this.#now.numberKeys;
  }
  get textSize() {
    return this.#now.textSize;
  }
  get figureSize() {
    return this.#now.figureSize;
  }
  get seatColour() {
    return this.#now.seatColour;
  }

  /** Load the saved settings; without any, the language is that of the browser. */
  load() {
    this.#now = fromSaved(loadSaved(), browserLanguage());
    this.#apply();
  }

  change(changes: Partial<Preferences>) {
    this.#now = { ...this.#now, ...changes };
    localStorage.setItem(KEY, JSON.stringify(toSaved(this.#now)));
    this.#apply();
  }

  /** Remember that the coach has warned about this kind of waste: it warns only once. */
  markWarned(waste: Waste) {
    if (!this.warned.includes(waste)) this.change({ warned: [...this.warned, waste] });
  }

  markLongPressUsed() {
    if (!this.longPressUsed) this.change({ longPressUsed: true });
  }

  /** Show this seat in the preferred colour; the seat that had that colour gets the other one. */
  setOwnSeat(seat: number | null) {
    this.#ownSeat = seat;
    this.#applySeatColour(document.documentElement);
  }

  /** Apply theme, sizes and seat colours to the page; `auto` follows the system. */
  #apply() {
    const root = document.documentElement;
    const { theme, textSize, figureSize } = this.#now;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.style.setProperty("--text-size", String(textSize));
    root.style.setProperty("--figure", String(figureSize));
    this.#applySeatColour(root);
  }

  #applySeatColour(root: HTMLElement) {
    for (const colour of COLOURS) root.style.removeProperty(`--colour${colour}`);
    const [seat, colour] = [this.#ownSeat, this.#now.seatColour];
    if (seat === null || colour === null || seat === colour) return;
    root.style.setProperty(`--colour${seat}`, `var(--paint${colour})`);
    root.style.setProperty(`--colour${colour}`, `var(--paint${seat})`);
  }
}

export const settings: Readonly<Settings> = new Settings();
