/** Small measures and lists that several drawings share. */
export const COLOURS = ["brown", "green", "orange", "pink", "plague"];
export const GOODS = ["scroll", "wagon", "horse", "ox", "plow"];
export const PROFESSIONS = ["council", "crafts", "travel", "church", "farm"];
export const RIVAL = 5; // her colours come after those of the seats

/** A hat for each family, so that colour never stands alone: hood, broad hat, beret, cone, two horns; and the rival's veil. */
export const HATS = [
  "M-8-19C-12-32-6-38 4-40C9-34 10-26 8-19 6-30-5-31-8-19z",
  "M-14-27C-6-31 6-31 14-27 9-24 6-29 6-29-1-31-6-29-6-29S-9-24-14-27zM-6.500-29C-7-39 7-39 6.500-29-1-31-6.500-29-6.500-29z",
  "M-8-26C-14-34-2-38 5-36 13-36 13-29 8-27 3-31-3-31-8-26z",
  "M-8.500-26L2-43 8.500-26C3-30-3-30-8.500-26z",
  "M-8-26C-9-32-14-33-14-40-7-39-3-36 0-33 3-36 7-39 14-40 14-33 9-32 8-26 3-30-3-30-8-26z",
  "M-10-14C-14-38 14-38 10-14L6.500-17C9-32-9-32-6.500-17z",
];
/** Of the generations, the oldest first. */
export const HAIR = ["#b9b2a6", "#7d5a34", "#4a2f1c", "#d9a441"];

/** About how wide a line of text is; signs of Chinese are square. */
export function lengthOf(text: string, size = 15): number {
  let units = 0;
  for (const letter of text) units += widthOf(letter);
  return units * size;
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
