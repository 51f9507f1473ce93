import { i18n, t } from "$app/i18n/i18n.svelte";
import type { CardFace } from "../../cards/card_data";
import type { CardText } from "../../cards/card_text";
import type { Composition } from "../../composition";
import type { Captain } from "../../printed";

/** One face for each price. */
export const CAPTAIN_FACES: Record<string, CardFace> = {
  captain1: { cloth: "#8a5a35", hat: "cap", beard: true, holds: "helm", power: [] },
  captain2: { cloth: "#4d7ea0", hat: "straw", beard: true, hair: "#8d8577", holds: "helm", power: [] },
  captain3: { cloth: "#2f4f7a", hat: "tricorn", beard: true, hair: "#d9d2c6", holds: "helm", power: [] },
};

/** A captain as a card: its price, free steps, and the cost of each further step. */
export function captainCard(name: string, { printed: { port } }: Composition): CardText {
  const captain = port.captains[name]!;
  const { price, free, cubes, any } = captain;
  const repeated = (symbol: string, n: number) => Array.from({ length: n }, () => symbol);
  return {
    face: `captain${price}`,
    title: t("board-captain-name"),
    price: repeated("coin", price),
    symbols: [...repeated("freestep", free), "·", "paidstep", ...cubes, ...repeated("any", any)],
    effect: terms(captain),
  };
}

/** Price and steps of a captain in words. */
export function terms({ price, free, cubes, any }: Captain): string {
  const paid = cubes.length
    ? i18n.text.joinList(cubes.map((colour) => i18n.text.withNumber(`word-${colour}`, 1)))
    : t("board-any-cubes", { n: any });
  return t("board-captain", { price, free, cubes: paid });
}
