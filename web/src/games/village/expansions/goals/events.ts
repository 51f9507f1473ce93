import { chip } from "../../events/chip";
import type { EventDefinitions } from "../../events/definition";
import { farm, store } from "../../events/pieces";
import type { EventsOf } from "../../types";

export const EVENTS: EventDefinitions<EventsOf["goals"]> = {
  goal: {
    icon: () => "prestige",
    pieces: (e) => [{ piece: { icon: "prestige" }, from: farm(e), to: store(e, "prestige") }],
    deltas: (e) => [["prestige", e.amount]],
    chips: chip("prestige", "more"),
    deed: () => "goal",
  },
};
