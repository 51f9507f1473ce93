// The backend of this page: its requests. `tables.ts` adds live messages, which only tables need.
import { server } from "../net/server";
import type { Requests } from "./backend";

export const backend: Requests = server;
