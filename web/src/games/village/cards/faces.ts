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

const FACES: Record<string, Face> = {};
const STRANGER: Face = { cloth: "#8a7a62", hat: "hood", holds: "customer", power: [] };

/** A box brings the people on its cards. */
export function meet(faces: Record<string, Face>): void {
  Object.assign(FACES, faces);
}

export const faceOf = (card: string): Face => FACES[card] ?? STRANGER;
export const known = (card: string): boolean => card in FACES;
