// Choosing moves with the keys 1 to 9, nine moves per page; 0 turns to the next page.
import { isTyping } from "../typing";

const PAGE_SIZE = 9;

export const pageCount = (moves: number) => Math.max(1, Math.ceil(moves / PAGE_SIZE));
export const pageOf = <T>(moves: T[], page: number): T[] => moves.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);

/** Return the pressed digit, null for other keys and while the player types in a field. */
export function pressedDigit(event: KeyboardEvent): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  if (isTyping(event)) return null;
  return /^\d$/.test(event.key) ? Number(event.key) : null;
}
