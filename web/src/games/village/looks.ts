import { HATS as SEATS } from "../../shell/parts/hats";

/** Small measures and lists that several drawings share. */
export const COLOURS = ["brown", "green", "orange", "pink", "plague"];
export const GOODS = ["scroll", "wagon", "horse", "ox", "plow"];
export const PROFESSIONS = ["council", "crafts", "travel", "church", "farm"];
export const RIVAL = 5; // her colours come after those of the seats

/** Of the seats; and the rival's veil. */
export const HATS = [...SEATS, "M-10-14C-14-38 14-38 10-14L6.500-17C9-32-9-32-6.500-17z"];
/** Of the generations, the oldest first. */
export const HAIR = ["#b9b2a6", "#7d5a34", "#4a2f1c", "#d9a441"];

/** About how wide a line of text is; signs of Chinese are square. */
export function lengthOf(text: string, size = 15): number {
  let units = 0;
  for (const letter of text) units += widthOf(letter);
  return units * size;
}

/** The longest part that stands in one line: words are not broken, but Chinese may be, in the middle. */
export function longestOf(text: string, size = 15): number {
  const parts = text
    .split(" ")
    .map((word) => (word > "⺀" ? word.slice(0, Math.max(3, Math.ceil(word.length / 2))) : word));
  return Math.max(...parts.map((part) => lengthOf(part, size)));
}

function widthOf(letter: string): number {
  if (letter > "⺀") return 1;
  if (/[A-ZÄÖÜmw]/.test(letter)) return 0.74;
  return /[iljt1 .,]/.test(letter) ? 0.31 : 0.54;
}

/** `scroll+grain2` as a list of goods with their number. */
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

/** The crowds at a place as figures, one for each family and generation. */
export function figures(crowds: [number, number[] | undefined][]): Figure[] {
  return crowds.flatMap(([seat, crowd]) =>
    (crowd ?? []).flatMap((count, i) => (count ? [{ seat, generation: i + 1, count }] : [])),
  );
}
