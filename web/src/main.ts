import { mount } from "svelte";
import "./app/app.css";
import App from "./app/App.svelte";
import { i18n } from "./app/i18n/i18n.svelte";
import { route } from "./app/store/route.svelte";
import { session } from "./app/store/session.svelte";
import { settings } from "./app/store/settings.svelte";

settings.load();
route.start();
session.start();
await i18n.setLanguage(settings.language);
mount(App, { target: document.getElementById("page")! });
