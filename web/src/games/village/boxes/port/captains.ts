import { speech, t } from "../../../../shell/i18n/speech.svelte";
import type { Face } from "../../cards/faces";
import type { Reading } from "../../cards/reading";
import type { Captain, Printed } from "../../printed";

/** The three prices have a face each. */
export const CAPTAIN_FACES: Record<string, Face> = {
  captain1: { cloth: "#8a5a35", hat: "cap", beard: true, holds: "helm", power: [] },
  captain2: { cloth: "#4d7ea0", hat: "straw", beard: true, hair: "#8d8577", holds: "helm", power: [] },
  captain3: { cloth: "#2f4f7a", hat: "tricorn", beard: true, hair: "#d9d2c6", holds: "helm", power: [] },
};

/** A captain as a card: the coins, the free steps, and what each further one costs. */
export function captainCard(name: string, { port }: Printed): Reading {
  const captain = port.captains[name]!;
  const { price, free, cubes, any } = captain;
  const repeated = (sign: string, n: number) => Array.from({ length: n }, () => sign);
  return {
    face: `captain${price}`,
    title: t("board-captain-name"),
    price: repeated("coin", price),
    signs: [...repeated("freestep", free), "·", "paidstep", ...cubes, ...repeated("any", any)],
    effect: terms(captain),
  };
}

/** Price and steps of a captain in words. */
export function terms({ price, free, cubes, any }: Captain): string {
  const paid = cubes.length
    ? speech.text.listed(cubes.map((colour) => speech.text.some(`word-${colour}`, 1)))
    : t("board-any-cubes", { n: any });
  return t("board-captain", { price, free, cubes: paid });
}
