// The player's progress in each lesson, saved in this browser.

const KEY = "village-lessons";

type SavedMoves = Record<string, string[]>;

function load(): SavedMoves {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as SavedMoves;
  } catch {
    return {};
  }
}

const keyOf = (game: string, name: string) => `${game}/${name}`;

/** The moves made in each lesson. */
export interface Progress {
  of(game: string, name: string): string[];
  save(game: string, name: string, moves: string[]): void;
}

export const progress: Progress = {
  of(game: string, name: string): string[] {
    const moves = load()[keyOf(game, name)];
    return Array.isArray(moves) ? moves.map(String) : [];
  },
  save(game: string, name: string, moves: string[]) {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [keyOf(game, name)]: moves }));
  },
};
