// The rules in this language.
import rules from "../../../src/village/games/village/text/de/rules.ftl?raw";

export const sources = [rules];
