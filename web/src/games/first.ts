export const FIRST = "village"; // what is played when nobody names a game
