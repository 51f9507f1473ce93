/** The symbol of each expansion; a separate module because the home screen loads them without the expansions. */
import type { Component } from "svelte";
import customers from "./customers/Symbol.svelte";
import goals from "./goals/Symbol.svelte";
import inn from "./inn/Symbol.svelte";
import marriage from "./marriage/Symbol.svelte";
import port from "./port/Symbol.svelte";
import solo from "./solo/Symbol.svelte";

export const SYMBOLS: Record<string, Component> = { customers, goals, inn, marriage, port, solo };
