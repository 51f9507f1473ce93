// Sets of numbers that this browser keeps, each under a name.
import type { Values } from "./overrides";

export interface SavedSet {
  game: string;
  name: string;
  values: Values;
}

const KEY = "village-numbers";

function kept(): SavedSet[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(({ game, name, values }) => game && name && values) : [];
  } catch {
    return [];
  }
}

class Sets {
  #all = $state.raw<SavedSet[]>(kept());

  of(game: string): SavedSet[] {
    return this.#all.filter((one) => one.game === game).sort((a, b) => a.name.localeCompare(b.name));
  }

  find(game: string, name: string): SavedSet | undefined {
    return this.#all.find((one) => one.game === game && one.name === name);
  }

  save(set: SavedSet) {
    this.#keep([...this.#others(set), set]);
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
