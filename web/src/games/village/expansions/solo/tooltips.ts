import { titleOf, topic, type Tooltips, type Topics } from "../../tooltips/topic";

const TOPICS: Topics = {
  rival: (_, context) => topic(titleOf(context, "rival"), "rival", "S-TRN-1"),
  recess: (_, context) => topic(titleOf(context, "rival"), "recess", "S-SET-4", { n: context.printed.recesses }),
  fate: (_, context) => topic(titleOf(context, "rival"), "fate", "S-TRN-3"),
  beside: (_, context) => topic(titleOf(context, "beside"), "beside", "S-DTH-2"),
  waiting: (_, context) => topic(titleOf(context, "waiting"), "waiting", "S-REA-2"),
};

export const TOOLTIPS: Tooltips = { topics: TOPICS };
