const SEATED = /^(?:store|white|villager|pupil|path|headman)\.(\d)\./;

/** Where on the screen something is, by the name that movements give it; what is not drawn is in its village. */
export function find(board: HTMLElement, name: string): Element | null {
  const found = board.querySelector(`[data-find="${name}"]`);
  if (found) return found;
  const seat = SEATED.exec(`${name}.`)?.[1];
  return seat === undefined ? null : board.querySelector(`[data-find="seat.${seat}"] header`);
}
