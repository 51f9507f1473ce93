// Keeps the page and its engine for visits without a network, and each network once a bot has needed it.
import {
  createHandlerBoundToURL,
  precacheAndRoute,
  cleanupOutdatedCaches,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** Of the scope of a service worker, as TypeScript knows only one kind of global scope at a time. */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};
interface LifecycleEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

const NETS = "village-nets";
const isNet = ({ url }: PrecacheEntry) => url.endsWith(".net");

const files = self.__WB_MANIFEST;
precacheAndRoute(files.filter((file) => !isNet(file)));
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/\.\w+$/] }));

/** The nets by URL, each with the URL under which its present version is cached. */
const nets = new Map(files.filter(isNet).map(({ url, revision }) => [absolute(url), `${absolute(url)}?${revision}`]));

registerRoute(
  ({ url }) => nets.has(url.href),
  async ({ url }) => {
    const cache = await caches.open(NETS);
    const key = nets.get(url.href)!;
    const cached = await cache.match(key);
    if (cached) return cached;
    const response = await fetch(key);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  },
);

addEventListener("activate", (event) => (event as LifecycleEvent).waitUntil(deleteOldNets()));
addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void self.skipWaiting(); // the player installs the new version
});

async function deleteOldNets() {
  const [cache, current] = [await caches.open(NETS), new Set(nets.values())];
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}

function absolute(url: string) {
  return new URL(url, self.registration.scope).href;
}
