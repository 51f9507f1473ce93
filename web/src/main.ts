import { mount } from "svelte";
import "./app.css";
import Page from "./Page.svelte";
import { speech } from "./i18n/speech.svelte";
import { wishes } from "./store/wishes.svelte";

wishes.dress();
await speech.choose(wishes.language);
mount(Page, { target: document.getElementById("page")! });
