// What a view holds beside what every view does, to be read.
import type { View } from "../net/types";

/** Shown elsewhere on the page, or nothing to look at. */
const ELSEWHERE: Record<keyof View, true> = {
  game: true,
  edition: true,
  boxes: true,
  options: true,
  seats: true,
  ply: true,
  round: true,
  ask: true,
  scores: true,
  seed_hash: true,
};
const NOT_SEEN = [...Object.keys(ELSEWHERE), "stack"]; // what will be asked is no part of the table

export function seen(view: View, names: string[]): [string, string][] {
  return Object.entries(view)
    .filter(([name]) => !NOT_SEEN.includes(name))
    .map(([name, value]) => [name, told(value, names)]);
}

function told(value: unknown, names: string[] = []): string {
  if (Array.isArray(value)) return listed(value, names) || "–";
  if (typeof value !== "object" || value === null) return String(value ?? "–");
  return Object.entries(value)
    .map(([name, one]) => `${name} ${told(one)}`)
    .join(", ");
}

/** A list of things as long as the table is one by seat. */
function listed(values: unknown[], names: string[]): string {
  const bySeat = values.length === names.length && values.every((one) => typeof one === "object");
  if (bySeat) return values.map((one, seat) => `${names[seat]}: ${told(one)}`).join("; ");
  return values.map((one) => told(one)).join(", ");
}
