/** Who looks out of a card: cloth, headgear and what they hold; and what they do, in signs. */
export interface Face {
  cloth: string;
  hat: "hood" | "cap" | "straw" | "veil" | "tonsure" | "mitre" | "crown" | "bonnet" | "tricorn" | "feather" | "none";
  hair?: string;
  beard?: boolean;
  holds: string;
  /** Names of pictures and colours; what else is a letter stands as it is. */
  power: string[];
}

const CUSTOMERS: Face[] = [
  { cloth: "#7c6a9c", hat: "cap", holds: "prestige", power: [] },
  { cloth: "#9c5b4a", hat: "straw", beard: true, holds: "prestige", power: [] },
  { cloth: "#56806f", hat: "bonnet", holds: "prestige", power: [] },
  { cloth: "#a9803f", hat: "cap", beard: true, hair: "#8d8577", holds: "prestige", power: [] },
  { cloth: "#5d7393", hat: "straw", hair: "#d9a441", holds: "prestige", power: [] },
];
const FACES: Record<string, Face> = Object.fromEntries(CUSTOMERS.map((face, n) => [`customer${n}`, face]));
const STRANGER: Face = { cloth: "#8a7a62", hat: "hood", holds: "customer", power: [] };

/** A box brings the people on its cards. */
export function meet(faces: Record<string, Face>): void {
  Object.assign(FACES, faces);
}

export const faceOf = (card: string): Face => FACES[card] ?? STRANGER;
/** Whoever wants the same looks the same, wherever they stand. */
export const customerFace = (kind: string): string => `customer${kind.length % CUSTOMERS.length}`;
export const known = (card: string): boolean => card in FACES;
