// The page without a server: the same page, notices about loading, storage and updates, and its service worker.
import { mount } from "svelte";
import "../main";
import Notices from "./notices/Notices.svelte";
import { watchForUpdates } from "./updates";

mount(Notices, { target: document.body });
watchForUpdates();
