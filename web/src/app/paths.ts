// The page may be served below a folder, such as `/village/`. Inside the page, addresses are relative to that folder.
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Return the URL of an address of the page, such as `/rules`. */
export const resolve = (address: string): string => BASE + address;

/** Return the address in the page for the path of a URL. */
export const addressOf = (path: string): string =>
  path === BASE ? "/" : path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;
