// What a table needs of the browser: injected, so that a whole game runs without one.
import { browserScreen, type Screen } from "../animation_control";
import { progress, type Progress } from "../progress";
import { session, type Session } from "../session.svelte";
import { settings, type Settings } from "../settings.svelte";

/** The settings that matter at a table. */
export type TableSettings = Pick<Settings, "coach" | "confirm" | "name" | "pace" | "warned" | "markWarned">;

export interface Surroundings {
  settings: TableSettings;
  screen: Screen;
  /** The player of this browser; requests that need one create a guest. */
  session: Pick<Session, "me" | "ensurePlayer">;
  /** The progress in lessons. */
  progress: Progress;
}

export const BROWSER: Surroundings = { settings, screen: browserScreen, session, progress };
