/** How tokens become words: the same file that village/text reads. */
export { default as grammar } from "../../../src/village/games/village/text/grammar.json";
