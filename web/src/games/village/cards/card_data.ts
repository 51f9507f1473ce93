import type { Composition } from "../composition";

/** The portrait on a card and its power in symbols. */
export interface CardFace {
  cloth: string;
  hat: "hood" | "cap" | "straw" | "veil" | "tonsure" | "mitre" | "crown" | "bonnet" | "tricorn" | "feather" | "none";
  hair?: string;
  beard?: boolean;
  holds: string;
  /** Names of icons and colours; other strings are printed as text. */
  power: string[];
}

const UNKNOWN_FACE: CardFace = { cloth: "#8a7a62", hat: "hood", holds: "customer", power: [] };

export const faceOf = (card: string, { cardFaces }: Composition): CardFace => cardFaces[card] ?? UNKNOWN_FACE;
