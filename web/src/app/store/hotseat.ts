// Hot seat: several players share this device, and some of them may have secrets.
import type { SeatState, TableState } from "../net/types";

/** Return the seats played on this device. */
export const ownSeatsOf = (chairs: SeatState[] = []) =>
  chairs.filter((chair) => chair.you && !chair.resigned).map((chair) => chair.seat);

/** Whether the device must be passed on before the table is shown: the player to move may have secrets. */
export const mustPassDevice = (table: TableState, ownSeats: number[], viewingSeat: number | null) =>
  table.secret &&
  ownSeats.length > 1 &&
  ownSeats.includes(table.view!.ask.seat) &&
  !isViewedByPlayerToMove(table, viewingSeat);

const isViewedByPlayerToMove = (table: TableState, viewingSeat: number | null) =>
  table.view!.ask.seat === viewingSeat && table.seat === viewingSeat;
