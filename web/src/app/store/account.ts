// Accounts: sign-up, sign-in, devices, API tokens and notifications.
import { backend } from "$app/backend";
import { resolve } from "$app/paths";
import type { Schemas } from "../net/types";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

export type NotificationSettings = Schemas["NotificationSettings"];
export type Token = Schemas["TokenSummary"];
export type NewToken = Schemas["TokenWithSecret"];
export type Device = Schemas["Device"];

/** Sign up under the name that others see. */
export async function signUp(username: string, password: string, name: string) {
  await session.ready;
  if (session.me?.name !== name) await session.rename(name);
  session.set(await backend.ask("POST /api/account", { body: { username, password } }));
}

/** Sign in; the games played here as a guest move to the account. */
export async function signIn(username: string, password: string) {
  session.set(
    await backend.ask("POST /api/login", {
      body: { username, password, keep_guest_seats: session.me?.kind === "guest" },
    }),
  );
}

export async function signOut(everywhere: boolean) {
  await backend.ask(everywhere ? "POST /api/logout/everywhere" : "POST /api/logout");
  session.set(null);
}

export const changePassword = async (oldPassword: string, newPassword: string) =>
  session.set(await backend.ask("PUT /api/account/password", { body: { old: oldPassword, new: newPassword } }));

export const requestPasswordReset = (username: string) =>
  backend.ask("POST /api/account/password-reset", { body: { username } });

/** Set a new password with the token from the e-mail. */
export const resetPassword = async (token: string, password: string) =>
  session.set(await backend.ask("PUT /api/account/password-reset", { body: { token, password } }));

/** Delete the player and all stored data; guests have no password. */
export async function deleteAccount(password: string) {
  await backend.ask("POST /api/account/delete", { body: { password } });
  session.set(null);
}

export const loadDevices = () => backend.ask("GET /api/me/devices");
export const removeDevice = (id: string) => backend.ask("DELETE /api/me/devices/{id}", { id });

export const loadTokens = () => backend.ask("GET /api/me/tokens");
export const createToken = (name: string) => backend.ask("POST /api/me/tokens", { body: { name } });
export const removeToken = (id: string) => backend.ask("DELETE /api/me/tokens/{id}", { id });

export const loadNotifications = () => backend.ask("GET /api/me/notifications");
export const updateNotifications = (changes: Schemas["PreferenceChanges"]) =>
  backend.ask("PATCH /api/me/notifications", { body: { language: settings.language, ...changes } });

/** Subscribe to push messages; return null if the browser or the player refuses. */
export async function subscribe(): Promise<Schemas["Browser"] | null> {
  const { key } = await backend.ask("GET /api/push-key");
  const worker = await navigator.serviceWorker.register(resolve("/push.js"));
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const keys = subscription?.toJSON().keys;
  return subscription && keys ? { endpoint: subscription.endpoint, p256dh: keys.p256dh!, auth: keys.auth! } : null;
}
