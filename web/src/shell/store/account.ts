// Being the same player elsewhere: an account, its devices, programs that speak for one, and word of a turn.
import { ask, get, post } from "../net/ask";
import type { Me, Schemas } from "../net/types";
import { who } from "./who.svelte";
import { wishes } from "./wishes.svelte";

export type NoticesNow = Schemas["NoticesNow"];
export type Token = Schemas["Listed"];
export type Fresh = Schemas["Fresh"];
export type Device = Schemas["Device"];

function be(me: Me | null) {
  who.me = me;
  wishes.name = me?.name ?? "";
  wishes.keep();
}

export async function signUp(login: string, password: string) {
  await who.known();
  be(await post<Me>("/api/account", { login, password }));
}

/** The games this browser had as a guest come along. */
export async function signIn(login: string, password: string) {
  be(await post<Me>("/api/login", { login, password, bring: who.me?.kind === "guest" }));
}

export async function signOut(everywhere: boolean) {
  await post(everywhere ? "/api/logout/everywhere" : "/api/logout");
  be(null);
}

export const newPassword = async (old: string, fresh: string) =>
  be(await ask<Me>("PUT", "/api/account/password", { old, new: fresh }));

export const losePassword = (login: string) => post<void>("/api/account/lost", { login });

/** By the link of an e-mail. */
export const foundPassword = async (token: string, password: string) =>
  be(await ask<Me>("PUT", "/api/account/lost", { token, password }));

/** All that is stored of me; guests have no password. */
export async function leaveForGood(password: string) {
  await post("/api/account/delete", { password });
  be(null);
}

export const devices = () => get<Device[]>("/api/me/devices");
export const dropDevice = (id: string) => ask<void>("DELETE", `/api/me/devices/${id}`);

export const tokens = () => get<Token[]>("/api/me/tokens");
export const newToken = (name: string) => post<Fresh>("/api/me/tokens", { name });
export const dropToken = (id: string) => ask<void>("DELETE", `/api/me/tokens/${id}`);

export const heard = () => get<NoticesNow>("/api/me/notices");
export const hear = (wish: Partial<Schemas["Wishes"]>) =>
  ask<NoticesNow>("PATCH", "/api/me/notices", { language: wishes.language, ...wish });

/** What the browser gives when it may show notices; null where it may not. */
export async function subscribe(): Promise<Schemas["Browser"] | null> {
  const { key } = await get<Schemas["Key"]>("/api/push-key");
  const worker = await navigator.serviceWorker.register("/push.js");
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const keys = made?.toJSON().keys;
  return made && keys ? { endpoint: made.endpoint, p256dh: keys.p256dh!, auth: keys.auth! } : null;
}
