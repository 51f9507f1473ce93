/** What the things of the boxes are; apart from the boxes, for it is loaded when somebody asks. */
import { GOALS_TOPICS } from "./goals/what";
import { INN_TOPICS } from "./inn/what";
import { MARRIAGE_TOPICS } from "./marriage/what";
import { PORT_TOPICS } from "./port/what";
import { SOLO_TOPICS } from "./solo/what";

export const BOX_TOPICS = [INN_TOPICS, PORT_TOPICS, MARRIAGE_TOPICS, GOALS_TOPICS, SOLO_TOPICS];
