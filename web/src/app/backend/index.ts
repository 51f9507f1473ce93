// The backend of this page.
import { server } from "../net/server";
import type { Backend } from "./backend";

export const backend: Backend = server;
