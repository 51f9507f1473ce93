/** Lists shared by several drawings, in the order of the rules. */
export const GOODS = ["horse", "beer", "plow", "scroll", "wagon"];
export const CRAFTS = ["stables", "brewery", "smithy", "office", "wainwright"]; // in the order of the goods
export const PROFESSIONS = ["abbot", "councilman", "traveller", "craftsman", "merchant"];
export const SYMBOLS = ["quill", "goblet", "rosary"];
export const LETTERS = ["a", "b", "c", "d", "e"];
export const MARKED = ["travel", "craft", "customer", "church", "field"]; // areas the area council can mark
export const PATH = ["house", "coin", "story"]; // steps of the headman
export const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const DICE = ["white", "black"].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((pips) => `${colour}${pips}`));

/** The kind of a craft building: `stables2` is one of the stables. */
export const kindOf = (building: string) => building.replace(/\d$/, "");
/** The number that distinguishes equal cards, "" for a single card: `stables2` is the second, `cu07` the seventh. */
export const numberOf = (card: string) => /^[a-z.]+?0?(\d+)$/.exec(card)?.[1] ?? "";
export const goodOf = (building: string) => GOODS[CRAFTS.indexOf(kindOf(building))] ?? "any";
export const pipsOf = (die: string) => Number(die.at(-1));

/** The width of a step of the rat track in the drawing. */
export const RAT_STEP = 22;
