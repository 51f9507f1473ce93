// The backend of this page: its requests. `tables.ts` adds live messages, which only tables need.
import { requests } from "$backend/requests";
import type { Requests } from "./backend";

export const backend: Requests = requests;
