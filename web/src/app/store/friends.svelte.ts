// The player's friends on this server.
import { backend } from "$app/backend";
import type { Friend } from "../net/types";
import { session } from "./session.svelte";

class Friends {
  all = $state.raw<Friend[]>([]);

  async load() {
    await session.ready.catch(() => undefined);
    this.all = session.me && backend.has.people ? await backend.ask("GET /api/me/friends") : [];
  }

  /** Create an invitation and return its address. */
  async createLink(): Promise<string> {
    await session.ensurePlayer();
    const { link } = await backend.ask("POST /api/me/friends/link");
    return `/stats#friend=${link}`;
  }

  /** Accept an invitation and return the name of the new friend. */
  async accept(link: string): Promise<string> {
    await session.ensurePlayer();
    const { name } = await backend.ask("POST /api/me/friends", { body: { link } });
    await this.load();
    return name;
  }

  async remove(id: string) {
    await backend.ask("DELETE /api/me/friends/{id}", { id });
    await this.load();
  }
}

export const friends: Readonly<Friends> = new Friends();
