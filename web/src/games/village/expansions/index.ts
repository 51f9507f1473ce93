import type { AnyExpansion, Expansion } from "../contribution";
import type { EventsOf } from "../types";
import { customers } from "./customers";
import { goals } from "./goals";
import { inn } from "./inn";
import { marriage } from "./marriage";
import { port } from "./port";
import { solo } from "./solo";

type Expansions = { [Name in Exclude<keyof EventsOf, "base">]: Expansion<EventsOf[Name]> };

const ALL: Expansions = { inn, port, marriage, goals, customers, solo };

/** All expansions, in the order in which they change the page. */
export const EXPANSIONS: AnyExpansion[] = Object.values(ALL);
