// Browsers may delete what a page has stored, unless it asks them not to.

/** Ask the browser to keep the games, once there are some; what it answers is shown on the profile. */
export function askToKeepGames() {
  void isKept().then((kept) => kept || navigator.storage?.persist?.());
}

export const isKept = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;
