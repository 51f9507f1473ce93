// How far one has come in each guided game; this browser remembers it.

const KEY = "village-lessons";

type Kept = Record<string, string[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const named = (game: string, name: string) => `${game}/${name}`;

export const progress = {
  of(game: string, name: string): string[] {
    const answers = kept()[named(game, name)];
    return Array.isArray(answers) ? answers.map(String) : [];
  },
  keep(game: string, name: string, answers: string[]) {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [named(game, name)]: answers }));
  },
};
