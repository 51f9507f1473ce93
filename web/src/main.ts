import { mount } from "svelte";
import "./shell/app.css";
import Page from "./shell/Page.svelte";
import { speech } from "./shell/i18n/speech.svelte";
import { wishes } from "./shell/store/wishes.svelte";

wishes.dress();
await speech.choose(wishes.language);
mount(Page, { target: document.getElementById("page")! });
