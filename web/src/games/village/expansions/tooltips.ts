/** The tooltips of each expansion; a separate module because they are loaded on demand. */
import type { Tooltips } from "../tooltips/topic";
import { TOOLTIPS as goals } from "./goals/tooltips";
import { TOOLTIPS as inn } from "./inn/tooltips";
import { TOOLTIPS as marriage } from "./marriage/tooltips";
import { TOOLTIPS as port } from "./port/tooltips";
import { TOOLTIPS as solo } from "./solo/tooltips";

export const EXPANSION_TOOLTIPS: Record<string, Tooltips> = { goals, inn, marriage, port, solo };
