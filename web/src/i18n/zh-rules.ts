// The rules in this language.
import rules from "../../../src/village/games/village/text/zh/rules.ftl?raw";

export const sources = [rules];
