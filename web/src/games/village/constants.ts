/** Constants shared by several drawings. */
export const COLOURS = ["brown", "green", "orange", "pink", "plague"];
export const GOODS = ["scroll", "wagon", "horse", "ox", "plow"];
export const PROFESSIONS = ["council", "crafts", "travel", "church", "farm"];
export const RIVAL = 5; // the seat colour of a rival without a seat, after those of the players

/** Hair colours by generation, oldest first. */
export const HAIR = ["#b9b2a6", "#7d5a34", "#4a2f1c", "#d9a441"];

/** Estimate the width of a line of text; Chinese characters are square. */
export function textWidth(text: string, size = 15): number {
  let units = 0;
  for (const letter of text) units += characterWidth(letter);
  return units * size;
}

/** Estimate the width of the longest unbreakable part: words do not break, Chinese text breaks in the middle. */
export function longestWordWidth(text: string, size = 15): number {
  const parts = text
    .split(" ")
    .map((word) => (word > "⺀" ? word.slice(0, Math.max(3, Math.ceil(word.length / 2))) : word));
  return Math.max(...parts.map((part) => textWidth(part, size)));
}

function characterWidth(letter: string): number {
  if (letter > "⺀") return 1;
  if (/[A-ZÄÖÜmw]/.test(letter)) return 0.74;
  return /[iljt1 .,]/.test(letter) ? 0.31 : 0.54;
}

/** Parse `scroll+grain2` into a list of goods with their number. */
export function wants(kind: string): [string, number][] {
  return kind.split("+").map((part) => {
    const [, good = "", count] = /^([a-z]+)(\d*)$/.exec(part) ?? [];
    return [good, Number(count || 1)];
  });
}

export interface Figure {
  seat: number;
  generation: number;
  count: number;
}

/** Return one figure for each family and generation at a place. */
export function figures(crowds: [number, number[] | undefined][]): Figure[] {
  return crowds.flatMap(([seat, crowd]) =>
    (crowd ?? []).flatMap((count, i) => (count ? [{ seat, generation: i + 1, count }] : [])),
  );
}
