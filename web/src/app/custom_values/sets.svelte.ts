// Named sets of custom values, saved in this browser.
import type { Values } from "./overrides";

export interface SavedSet {
  game: string;
  name: string;
  values: Values;
}

const KEY = "village-custom-values";
const DRAFTS = "village-custom-values-drafts";
const EARLIER_KEYS = { [KEY]: "village-numbers", [DRAFTS]: "village-numbers-drafts" }; // until 2026-11-18

function load(key: keyof typeof EARLIER_KEYS): SavedSet[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? localStorage.getItem(EARLIER_KEYS[key]!) ?? "[]");
    return Array.isArray(saved) ? saved.filter(({ game, values }) => game && values) : [];
  } catch {
    return [];
  }
}

class Sets {
  #all = $state.raw<SavedSet[]>(load(KEY).filter(({ name }) => name));

  of(game: string): SavedSet[] {
    return this.#all.filter((set) => set.game === game).sort((a, b) => a.name.localeCompare(b.name));
  }

  find(game: string, name: string): SavedSet | undefined {
    return this.#all.find((set) => set.game === game && set.name === name);
  }

  save(set: SavedSet) {
    this.#store([...this.#others(set), set]);
  }

  /** Add a set; if its name is taken, append a number. */
  add(set: SavedSet): SavedSet {
    let { name } = set;
    for (let n = 2; this.find(set.game, name) && !this.isSaved({ ...set, name }); n++) name = `${set.name} ${n}`;
    const added = { ...set, name };
    this.save(added);
    return added;
  }

  isSaved({ game, name, values }: SavedSet): boolean {
    return JSON.stringify(this.find(game, name)?.values) === JSON.stringify(values);
  }

  remove(set: SavedSet) {
    this.#store(this.#others(set));
  }

  #others({ game, name }: SavedSet) {
    return this.#all.filter((set) => set.game !== game || set.name !== name);
  }

  #store(all: SavedSet[]) {
    this.#all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const sets: Readonly<Sets> = new Sets();

/** Unsaved values of each game, so that leaving the page loses nothing. */
export const drafts = {
  of: (game: string) => load(DRAFTS).find((set) => set.game === game),
  save: (draft: SavedSet) => localStorage.setItem(DRAFTS, JSON.stringify([...others(draft.game), draft])),
  drop: (game: string) => localStorage.setItem(DRAFTS, JSON.stringify(others(game))),
};
const others = (game: string) => load(DRAFTS).filter((set) => set.game !== game);
