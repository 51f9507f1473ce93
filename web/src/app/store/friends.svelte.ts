// The player's friends on this server.
import { get, post, request } from "../net/http";
import type { Friend } from "../net/types";
import { session } from "./session.svelte";

class Friends {
  all = $state.raw<Friend[]>([]);

  async load() {
    await session.ready.catch(() => undefined);
    this.all = session.me ? await get<Friend[]>("/api/me/friends") : [];
  }

  /** Create an invitation and return its address. */
  async createLink(): Promise<string> {
    await session.ensurePlayer();
    const { link } = await post<{ link: string }>("/api/me/friends/link");
    return `/stats#friend=${link}`;
  }

  /** Accept an invitation and return the name of the new friend. */
  async accept(link: string): Promise<string> {
    await session.ensurePlayer();
    const { name } = await post<{ name: string }>("/api/me/friends", { link });
    await this.load();
    return name;
  }

  async remove(id: string) {
    await request("DELETE", `/api/me/friends/${id}`);
    await this.load();
  }
}

export const friends = new Friends();
