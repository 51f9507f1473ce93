// What the notices of the page without a server say: whether the game is loaded, games are stored, and updates are ready.
import type { StorageState } from "./storage/store";

class Status {
  progress = $state(0); // of loading the engine; 1: loaded
  failed = $state(false); // the engine could not be loaded
  unsaved = $state<"full" | "failed" | null>(null); // why games are not stored
  lost = $state(false); // the browser has deleted stored games
  update = $state.raw<(() => Promise<boolean>) | null>(null); // installs the new version unless a game runs

  setStorage(state: StorageState) {
    if (state === "lost") this.lost = true;
    else this.unsaved = state === "saved" ? null : state;
  }
}

export const status = new Status();
