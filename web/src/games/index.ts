/** Every game by its name: covers at once, the rest when a table needs it. */
import type { Cover, Game } from "../shell/game";
import { cover as village } from "./village/cover";

export const FIRST = "village"; // what is played when nobody names a game

export const COVERS: Record<string, Cover> = { village };

const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  village: () => import("./village"),
};

export async function gameOf(name: string): Promise<Game> {
  return (await (GAMES[name] ?? GAMES[FIRST]!)()).game;
}
