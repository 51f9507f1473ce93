// Sets of numbers that this browser keeps, each under a name.
import type { Values } from "./overrides";

export interface SavedSet {
  game: string;
  name: string;
  values: Values;
}

const KEY = "village-numbers";
const DRAFTS = "village-numbers-drafts";

function kept(key: string): SavedSet[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(({ game, values }) => game && values) : [];
  } catch {
    return [];
  }
}

class Sets {
  #all = $state.raw<SavedSet[]>(kept(KEY).filter(({ name }) => name));

  of(game: string): SavedSet[] {
    return this.#all.filter((one) => one.game === game).sort((a, b) => a.name.localeCompare(b.name));
  }

  find(game: string, name: string): SavedSet | undefined {
    return this.#all.find((one) => one.game === game && one.name === name);
  }

  save(set: SavedSet) {
    this.#keep([...this.#others(set), set]);
  }

  /** Under its name, or with a number behind it where another set has that. */
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
    this.#keep(this.#others(set));
  }

  #others({ game, name }: SavedSet) {
    return this.#all.filter((one) => one.game !== game || one.name !== name);
  }

  #keep(all: SavedSet[]) {
    this.#all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const sets = new Sets();

/** What was entered for a game and is not saved yet: whoever goes elsewhere meanwhile loses nothing. */
export const drafts = {
  of: (game: string) => kept(DRAFTS).find((one) => one.game === game),
  keep: (draft: SavedSet) => localStorage.setItem(DRAFTS, JSON.stringify([...others(draft.game), draft])),
  drop: (game: string) => localStorage.setItem(DRAFTS, JSON.stringify(others(game))),
};
const others = (game: string) => kept(DRAFTS).filter((one) => one.game !== game);
