// All games as a file of the player, and back.
import { Problem } from "$app/backend/problem";
import { saveText } from "$app/backend/save_as";
import { host } from "../host";
import { readArchive, toArchive } from "./archive";

const SETTINGS = /^village/; // the keys under which the page keeps settings, progress and custom values

export async function exportGames() {
  const everything = await (await host).everything();
  const today = new Date().toISOString().slice(0, 10);
  saveText(JSON.stringify(toArchive(everything, settings())), `village-${today}.json`, "application/json");
}

/** Add the games of a file and return their number; settings are only taken over where there are none. */
export async function importGames(file: File): Promise<number> {
  const archive = readArchive(await file.text());
  if (!archive) throw new Problem(422, "no-archive", "this is no file with games");
  for (const [key, value] of Object.entries(archive.settings))
    if (SETTINGS.test(key) && localStorage.getItem(key) === null) localStorage.setItem(key, String(value));
  return (await host).add(archive);
}

const settings = () => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => SETTINGS.test(key)));
