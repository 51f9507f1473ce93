import { titled, topic, type Topics } from "../../what/topic";

export const SOLO_TOPICS: Topics = {
  rival: (_, told) => topic(titled(told, "rival"), "rival", "S-TRN-1"),
  recess: (_, told) => topic(titled(told, "rival"), "recess", "S-SET-4", { n: told.printed.recesses }),
  fate: (_, told) => topic(titled(told, "rival"), "fate", "S-TRN-3"),
  beside: (_, told) => topic(titled(told, "beside"), "beside", "S-DTH-2"),
  waiting: (_, told) => topic(titled(told, "waiting"), "waiting", "S-REA-2"),
};
