// The service worker keeps the page for visits without a network. A new version waits until the player installs it.
// Installing reloads every tab, so it is not possible while any of them shows a running game.
import { host } from "./host";
import { status } from "./status.svelte";

const PLAYING = "village-playing"; // a lock that every tab with a running game holds
const CHECK_MS = 60 * 60 * 1000;

export async function watchForUpdates() {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await host.catch(() => undefined); // the first game comes first
  const { registerSW } = await import("virtual:pwa-register");
  const install = registerSW({
    onNeedRefresh: () => (status.update = () => unlessPlaying(() => void install(true))),
    onRegisteredSW: (_url, registration) => void setInterval(() => void registration?.update(), CHECK_MS),
  });
}

/** Return whether no tab shows a running game, so that the action was run. */
const unlessPlaying = (action: () => void): Promise<boolean> =>
  navigator.locks.request(PLAYING, { ifAvailable: true }, (lock) => {
    if (lock) action();
    return lock !== null;
  });

/** Let the other tabs know that a running game is shown here, until the returned function is called. */
export function announceGame(): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  void navigator.locks?.request(PLAYING, { mode: "shared" }, () => ended);
  return end;
}
