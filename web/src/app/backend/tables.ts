// The backend of this page with the live messages of tables.
import { live } from "$backend/live";
import type { Backend } from "./backend";

export const tableBackend: Backend = live;
