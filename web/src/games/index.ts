/** Registry of the games that have a page: covers are bundled, the rest is loaded on demand. */
import type { Cover, Game } from "$app/game";
import { cover as my_village } from "./my_village/cover";
import { cover as village } from "./village/cover";

export { FIRST } from "./first";

export const COVERS: Record<string, Cover> = { village, my_village };

const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  village: () => import("./village"),
  my_village: () => import("./my_village"),
};

/** Load a game by name; a game without a folder here uses the text-only fallback. */
export async function gameOf(name: string): Promise<Game> {
  const drawn = GAMES[name];
  return drawn ? (await drawn()).game : (await import("$app/fallback_game")).fallbackGame(name);
}
