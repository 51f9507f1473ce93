/** Every game that is drawn, by its name: covers at once, the rest when a table needs it. */
import type { Cover, Game } from "../shell/game";
import { cover as my_village } from "./my_village/cover";
import { cover as village } from "./village/cover";

export { FIRST } from "./first";

export const COVERS: Record<string, Cover> = { village, my_village };

const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  village: () => import("./village"),
  my_village: () => import("./my_village"),
};

/** A game that has no folder here is played by words. */
export async function gameOf(name: string): Promise<Game> {
  const drawn = GAMES[name];
  return drawn ? (await drawn()).game : (await import("../shell/plain")).plain(name);
}
