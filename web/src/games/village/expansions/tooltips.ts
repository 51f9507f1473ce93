/** Topics of all expansions; a separate module because tooltips are loaded on demand. */
import { GOALS_TOPICS } from "./goals/tooltips";
import { INN_TOPICS } from "./inn/tooltips";
import { MARRIAGE_TOPICS } from "./marriage/tooltips";
import { PORT_TOPICS } from "./port/tooltips";
import { SOLO_TOPICS } from "./solo/tooltips";

export const EXPANSION_TOPICS = [INN_TOPICS, PORT_TOPICS, MARRIAGE_TOPICS, GOALS_TOPICS, SOLO_TOPICS];
