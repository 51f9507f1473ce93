// Customers with the same wants have the same face.
import type { CardFace } from "../cards/card_data";

const CUSTOMERS: CardFace[] = [
  { cloth: "#7c6a9c", hat: "cap", holds: "prestige", power: [] },
  { cloth: "#9c5b4a", hat: "straw", beard: true, holds: "prestige", power: [] },
  { cloth: "#56806f", hat: "bonnet", holds: "prestige", power: [] },
  { cloth: "#a9803f", hat: "cap", beard: true, hair: "#8d8577", holds: "prestige", power: [] },
  { cloth: "#5d7393", hat: "straw", hair: "#d9a441", holds: "prestige", power: [] },
];
export const CARD_FACES: Record<string, CardFace> = Object.fromEntries(
  CUSTOMERS.map((face, n) => [`customer${n}`, face]),
);

export const customerFace = (kind: string): string => `customer${kind.length % CUSTOMERS.length}`;
