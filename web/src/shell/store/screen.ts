// Several seats may be played at one screen: who sits before it, and who must not see what is on it.
import type { ChairNow, TableNow } from "../net/types";

/** The seats that are played here. */
export const ownOf = (chairs: ChairNow[] = []) =>
  chairs.filter((chair) => chair.you && !chair.resigned).map((chair) => chair.seat);

/** Whether a curtain has to fall, for whoever is asked may know what the one before the screen may not. */
export const covers = (table: TableNow, own: number[], facing: number | null) =>
  table.secret && own.length > 1 && own.includes(table.view!.ask.seat) && !faces(table, facing);

/** Whether the one who is asked sits before the screen, and this is what that one may see. */
const faces = (table: TableNow, facing: number | null) => table.view!.ask.seat === facing && table.seat === facing;
