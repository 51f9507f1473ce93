export const FIRST = "village"; // the default game
