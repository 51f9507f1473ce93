// The rules in this language.
import rules from "../../../src/village/games/village/text/en/rules.ftl?raw";

export const sources = [rules];
