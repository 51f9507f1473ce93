import type { CardFace } from "../../cards/card_data";

/** Silver goals list the printed resources; the symbols here say what gold goals count. */
export const GOAL_FACES: Record<string, CardFace> = {
  aristocrat: { cloth: "#7d4a86", hat: "feather", holds: "coin", power: [] },
  writer: { cloth: "#4d6d8a", hat: "cap", holds: "scroll", power: [] },
  coachman: { cloth: "#8a5a35", hat: "tricorn", holds: "wagon", power: [] },
  knight: { cloth: "#6b6a6c", hat: "feather", beard: true, holds: "horse", power: [] },
  brewer: { cloth: "#b98a1f", hat: "cap", beard: true, holds: "beer", power: [] },
  farmer: { cloth: "#6d8f4e", hat: "straw", holds: "ox", power: [] },
  scholar: { cloth: "#3d5a5c", hat: "hood", beard: true, hair: "#b9b2a6", holds: "book", power: [] },
  importer: { cloth: "#2f6d7a", hat: "tricorn", holds: "cocoa", power: [] },
  merchant: { cloth: "#a4593e", hat: "feather", beard: true, holds: "customer", power: ["customer"] },
  acolyte: { cloth: "#fbf3dc", hat: "none", hair: "#d9a441", holds: "monk", power: ["person", "4", "›", "window"] },
  master: { cloth: "#8f6236", hat: "cap", beard: true, holds: "hammer", power: ["person", "hammer"] },
  historian: { cloth: "#5a4a6a", hat: "tonsure", hair: "#b9b2a6", holds: "book", power: ["person", "book"] },
  saint: { cloth: "#f3e7c8", hat: "veil", holds: "window", power: ["person", "window"] },
  councillor: {
    cloth: "#8c2f2f",
    hat: "cap",
    beard: true,
    hair: "#8d8577",
    holds: "steps",
    power: ["person", "steps", "4"],
  },
  patriarch: { cloth: "#56806f", hat: "none", beard: true, hair: "#d9d2c6", holds: "person", power: ["unborn"] },
  globetrotter: { cloth: "#5d7393", hat: "straw", holds: "marker", power: ["marker"] },
  missionary: { cloth: "#6b4a32", hat: "tonsure", holds: "island", power: ["person", "island"] },
};
