// Hot seat: several players share this device, and some of them may have secrets.
import type { TablePlayer, TableState } from "../net/types";

/** Return the seats played on this device. */
export const ownSeatsOf = (players: TablePlayer[] = []) =>
  players.filter((player) => player.you && !player.resigned).map((player) => player.seat);

/** Whether the device must be passed on before the table is shown: the player to move may have secrets. */
export const mustPassDevice = (table: TableState, ownSeats: number[], viewingSeat: number | null) =>
  table.has_secrets &&
  ownSeats.length > 1 &&
  ownSeats.includes(table.view!.ask.seat) &&
  !isViewedByPlayerToMove(table, viewingSeat);

const isViewedByPlayerToMove = (table: TableState, viewingSeat: number | null) =>
  table.view!.ask.seat === viewingSeat && table.seat === viewingSeat;
