// The backend of this page with the live messages of tables.
import { liveServer } from "../net/live_server";
import type { Backend } from "./backend";

export const tableBackend: Backend = liveServer;
