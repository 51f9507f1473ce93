import type { Expansion } from "../../contribution";
import type { EventsOf } from "../../types";
import { EVENTS } from "./events";
import { freeWindow, rivalMembers } from "./members";
import Rival from "./Rival.svelte";
import RivalText from "./RivalText.svelte";

export const solo: Expansion<EventsOf["solo"]> = {
  name: "solo",
  isInPlay: (view) => view.solo !== undefined,
  events: EVENTS,
  moveTargets: { rival: (choice) => `rival.${choice}` },
  attemptedChoices: {
    rival: (kind, rest) => (kind === "cube" || kind === "rival" ? (rest.split(".").at(-1) ?? null) : null),
  },
  panels: [Rival],
  farmThings: ["rival"],
  anchorNames: {
    rival: () => ["rival"],
    aisle: (_, view) => [...freeWindow(view), "area.church"],
  },
  rivalMembers,
  spentTokens: ({ solo }) => (solo?.spare === 0 ? ["ring"] : []), // the ring counts as a coin
  TextView: RivalText,
};
