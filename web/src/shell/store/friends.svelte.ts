// My friends on this server, once somebody asks for them.
import { ask, get, post } from "../net/ask";
import type { Friend } from "../net/types";
import { who } from "./who.svelte";

class Friends {
  all = $state.raw<Friend[]>([]);

  async look() {
    await who.ready.catch(() => undefined);
    this.all = who.me ? await get<Friend[]>("/api/me/friends") : [];
  }

  /** An address to give away. */
  async link(): Promise<string> {
    await who.known();
    const { link } = await post<{ link: string }>("/api/me/friends/link");
    return `/results#friend=${link}`;
  }

  /** Whose friend one is now. */
  async accept(link: string): Promise<string> {
    await who.known();
    const { name } = await post<{ name: string }>("/api/me/friends", { link });
    await this.look();
    return name;
  }

  async part(id: string) {
    await ask("DELETE", `/api/me/friends/${id}`);
    await this.look();
  }
}

export const friends = new Friends();
