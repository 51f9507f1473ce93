// Building blocks for attempted choices: which targets stand for which choice.
import type { AttemptedChoice } from "./refusal_targets";

const GENERATION = /^(.+)\.(\d)$/;

/** Own members by place and generation: `farm.2` is [farm, 2]. */
export const memberAt = (kind: string, rest: string): [string, string] | null => {
  const match = kind === "member" ? GENERATION.exec(rest) : null;
  return match ? [match[1]!, match[2]!] : null;
};
export const memberFrom =
  (place: RegExp | string, choice = "$2"): AttemptedChoice =>
  (kind, rest) => {
    const [where, generation] = memberAt(kind, rest) ?? [];
    const match =
      where === undefined ? null : typeof place === "string" ? (where === place ? [where] : null) : place.exec(where);
    return match ? choice.replace("$1", match[1] ?? "").replace("$2", generation!) : null;
  };
export const targetKind =
  (...wanted: string[]): AttemptedChoice =>
  (kind, rest) =>
    wanted.includes(kind) ? rest : null;
export const firstMatch =
  (...attempts: AttemptedChoice[]): AttemptedChoice =>
  (kind, rest, view) =>
    attempts.map((attempt) => attempt(kind, rest, view)).find((choice) => choice !== null) ?? null;
export const limitedTo =
  (choices: string[], attempt: AttemptedChoice): AttemptedChoice =>
  (...target) => {
    const choice = attempt(...target);
    return choice !== null && choices.includes(choice) ? choice : null;
  };
export const stallChoice: AttemptedChoice = (kind, rest) => (kind === "stall" ? `stall.${rest}` : null);
