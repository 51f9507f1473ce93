import type { AnyExpansion, Expansion } from "../contribution";
import { customers } from "./customers";
import type { ExpansionEvents } from "./event_types";
import { goals } from "./goals";
import { inn } from "./inn";
import { marriage } from "./marriage";
import { port } from "./port";
import { solo } from "./solo";

type Expansions = { [Name in keyof ExpansionEvents]: Expansion<ExpansionEvents[Name]> };

const ALL: Expansions = { inn, port, marriage, goals, customers, solo };

/** All expansions, in the order in which they change the page. */
export const EXPANSIONS: AnyExpansion[] = Object.values(ALL);
