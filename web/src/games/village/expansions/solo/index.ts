import type { Expansion } from "../../contribution";
import type { EventsOf } from "../../types";
import { EVENTS } from "./events";
import Rival from "./Rival.svelte";

export const solo: Expansion<EventsOf["solo"]> = {
  name: "solo",
  events: EVENTS,
  moveTargets: { rival: (choice) => `rival.${choice}` },
  attemptedChoices: {
    rival: (kind, rest) => (kind === "cube" || kind === "rival" ? (rest.split(".").at(-1) ?? null) : null),
  },
  panels: [Rival],
};
