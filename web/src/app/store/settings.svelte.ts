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

  language = $derived(this.#now.language);
  theme = $derived(this.#now.theme);
  pace = $derived(this.#now.pace);
  listView = $derived(this.#now.listView);
  confirm = $derived(this.#now.confirm);
  coach = $derived(this.#now.coach);
  warned = $derived(this.#now.warned);
  longPressUsed = $derived(this.#now.longPressUsed);
  name = $derived(this.#now.name);
  sound = $derived(this.#now.sound);
  numberKeys = $derived(this.#now.numberKeys);
  textSize = $derived(this.#now.textSize);
  figureSize = $derived(this.#now.figureSize);
  seatColour = $derived(this.#now.seatColour);

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
    root.style.setProperty("--text", String(textSize));
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
