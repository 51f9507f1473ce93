// Export of a set as a TOML file, readable by `village values --check` and by the import of this page.
import { saveText } from "$app/backend/save_as";
import type { SavedSet } from "./sets.svelte";
import type { Value } from "./overrides";

function tomlValue(value: Value): string {
  if (typeof value === "number" || Array.isArray(value)) return JSON.stringify(value);
  const pieces = Object.entries(value).map(([piece, n]) => `${piece} = ${n}`);
  return pieces.length ? `{ ${pieces.join(", ")} }` : "{}";
}

export function toToml({ game, name, values }: SavedSet): string {
  const lines = Object.entries(values).map(([key, value]) => `${key} = ${tomlValue(value)}`);
  return [`game = ${JSON.stringify(game)}`, `name = ${JSON.stringify(name)}`, "", "[values]", ...lines, ""].join("\n");
}

/** Download the set as a file. */
export function download(set: SavedSet) {
  const name = set.name.replace(/[^\p{L}\p{N}_-]+/gu, "-") || "custom-values";
  saveText(toToml(set), `${name}.toml`, "application/toml");
}
