import { titleOf, topic, type Tooltips, type Topics } from "../../tooltips/topic";
import { ringOf } from "./values";

const thing: Topics[string] = ([name], context) =>
  name === "ring" ? topic(titleOf(context, "ring"), "ring-solo", "S-RND-2") : null;

const TOPICS: Topics = {
  thing,
  own: thing,
  rival: (_, context) => topic(titleOf(context, "rival"), "rival", "S-TRN-1"),
  recess: (_, context) => topic(titleOf(context, "rival"), "recess", "S-SET-4", { n: ringOf(context.tables).recesses }),
  fate: (_, context) => topic(titleOf(context, "rival"), "fate", "S-TRN-3"),
  beside: (_, context) => topic(titleOf(context, "beside"), "beside", "S-DTH-2"),
  waiting: (_, context) => topic(titleOf(context, "waiting"), "waiting", "S-REA-2"),
};

export const TOOLTIPS: Tooltips = { topics: TOPICS };
