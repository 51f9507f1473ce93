import { goodOf } from "../constants";

const AREAS: [RegExp, string][] = [
  [/^church/, "church"],
  [/^monk/, "monk"],
  [/^council/, "council"],
  [/^meeting/, "meeting"],
  [/^field/, "field"],
  [/^(travel|[a-e]\d)/, "travel"],
  [/^hand/, "hand"],
  [/^(steward|cu\d)/, "customer"],
  [/^headman/, "headman"],
  [/^school/, "pupil"],
  [/^play/, "play"],
];

/** The icon of a banner by its name in tokens. */
export function areaOf(banner: string): string {
  const name = banner.replace(/^(white|craft)\./, "");
  return AREAS.find(([like]) => like.test(name))?.[1] ?? goodOf(name);
}
