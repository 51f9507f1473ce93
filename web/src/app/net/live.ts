// The server as a complete backend: with a live connection for each table.
import type { Backend } from "../backend/backend";
import { LiveConnection } from "./live_connection";
import { requests } from "./requests";

export const live: Backend = {
  ...requests,
  listen: (table, listener) => new LiveConnection(table, listener).open(),
};
