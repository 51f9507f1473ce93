// Accounts: sign-up, sign-in, devices, API tokens and notifications.
import { get, post, request } from "../net/http";
import type { Me, Schemas } from "../net/types";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

export type NotificationSettings = Schemas["NotificationSettings"];
export type Token = Schemas["TokenSummary"];
export type NewToken = Schemas["TokenWithSecret"];
export type Device = Schemas["Device"];

function setPlayer(me: Me | null) {
  session.me = me;
  settings.name = me?.name ?? "";
  settings.save();
}

export async function signUp(username: string, password: string) {
  await session.ensurePlayer();
  setPlayer(await post<Me>("/api/account", { username, password }));
}

/** Sign in; the games played here as a guest move to the account. */
export async function signIn(username: string, password: string) {
  setPlayer(await post<Me>("/api/login", { username, password, keep_guest_seats: session.me?.kind === "guest" }));
}

export async function signOut(everywhere: boolean) {
  await post(everywhere ? "/api/logout/everywhere" : "/api/logout");
  setPlayer(null);
}

export const changePassword = async (oldPassword: string, newPassword: string) =>
  setPlayer(await request<Me>("PUT", "/api/account/password", { old: oldPassword, new: newPassword }));

export const requestPasswordReset = (username: string) => post<void>("/api/account/password-reset", { username });

/** Set a new password with the token from the e-mail. */
export const resetPassword = async (token: string, password: string) =>
  setPlayer(await request<Me>("PUT", "/api/account/password-reset", { token, password }));

/** Delete the player and all stored data; guests have no password. */
export async function deleteAccount(password: string) {
  await post("/api/account/delete", { password });
  setPlayer(null);
}

export const loadDevices = () => get<Device[]>("/api/me/devices");
export const removeDevice = (id: string) => request<void>("DELETE", `/api/me/devices/${id}`);

export const loadTokens = () => get<Token[]>("/api/me/tokens");
export const createToken = (name: string) => post<NewToken>("/api/me/tokens", { name });
export const removeToken = (id: string) => request<void>("DELETE", `/api/me/tokens/${id}`);

export const loadNotifications = () => get<NotificationSettings>("/api/me/notifications");
export const updateNotifications = (changes: Partial<Schemas["PreferenceChanges"]>) =>
  request<NotificationSettings>("PATCH", "/api/me/notifications", { language: settings.language, ...changes });

/** Subscribe to push messages; return null if the browser or the player refuses. */
export async function subscribe(): Promise<Schemas["Browser"] | null> {
  const { key } = await get<Schemas["PushKey"]>("/api/push-key");
  const worker = await navigator.serviceWorker.register("/push.js");
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const keys = subscription?.toJSON().keys;
  return subscription && keys ? { endpoint: subscription.endpoint, p256dh: keys.p256dh!, auth: keys.auth! } : null;
}
