// The game-specific fields of a view as text.
import type { View } from "../net/types";

/** The common fields, which the page shows elsewhere or not at all. */
const COMMON_FIELDS: Record<keyof View, true> = {
  game: true,
  edition: true,
  expansions: true,
  options: true,
  seats: true,
  ply: true,
  round: true,
  ask: true,
  scores: true,
  seed_hash: true,
};
const HIDDEN_FIELDS = [...Object.keys(COMMON_FIELDS), "stack"]; // the question stack is internal

export function visibleFields(view: View, names: string[]): [string, string][] {
  return Object.entries(view)
    .filter(([name]) => !HIDDEN_FIELDS.includes(name))
    .map(([name, value]) => [name, formatField(value, names)]);
}

function formatField(value: unknown, names: string[] = []): string {
  if (Array.isArray(value)) return formatList(value, names) || "–";
  if (typeof value !== "object" || value === null) return String(value ?? "–");
  return Object.entries(value)
    .map(([name, field]) => `${name} ${formatField(field)}`)
    .join(", ");
}

/** Format a list; a list of objects with one entry per seat is labelled with the player names. */
function formatList(values: unknown[], names: string[]): string {
  const bySeat = values.length === names.length && values.every((item) => typeof item === "object");
  if (bySeat) return values.map((item, seat) => `${names[seat]}: ${formatField(item)}`).join("; ");
  return values.map((item) => formatField(item)).join(", ");
}
