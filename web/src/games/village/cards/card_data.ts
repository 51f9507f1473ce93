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

const CUSTOMERS: CardFace[] = [
  { cloth: "#7c6a9c", hat: "cap", holds: "prestige", power: [] },
  { cloth: "#9c5b4a", hat: "straw", beard: true, holds: "prestige", power: [] },
  { cloth: "#56806f", hat: "bonnet", holds: "prestige", power: [] },
  { cloth: "#a9803f", hat: "cap", beard: true, hair: "#8d8577", holds: "prestige", power: [] },
  { cloth: "#5d7393", hat: "straw", hair: "#d9a441", holds: "prestige", power: [] },
];
const CARD_FACES: Record<string, CardFace> = Object.fromEntries(CUSTOMERS.map((face, n) => [`customer${n}`, face]));
const UNKNOWN_FACE: CardFace = { cloth: "#8a7a62", hat: "hood", holds: "customer", power: [] };

/** Add the card faces of an expansion. */
export function registerCardFaces(faces: Record<string, CardFace>): void {
  Object.assign(CARD_FACES, faces);
}

export const faceOf = (card: string): CardFace => CARD_FACES[card] ?? UNKNOWN_FACE;
/** Customers with the same wants have the same face. */
export const customerFace = (kind: string): string => `customer${kind.length % CUSTOMERS.length}`;
export const hasFace = (card: string): boolean => card in CARD_FACES;
