const SEATED = /^(?:store|white|villager|pupil|path|headman)\.(\d)\./;

/** What has no box of its own is where its last part is. */
function boxed(element: Element): Element {
  const bare = getComputedStyle(element).display === "contents";
  return bare ? (element.lastElementChild ?? element.parentElement!) : element;
}

/** Where on the screen something is, by the name that movements give it; what is not drawn is in its village. */
export function find(board: HTMLElement, name: string): Element | null {
  const found = board.querySelector(`[data-find="${name}"]`);
  if (found) return boxed(found);
  const pupil = /^pupil\.\d$/.test(name) && board.querySelector(`[data-find^="${name}."]:has(.member)`);
  if (pupil) return pupil;
  const seat = SEATED.exec(`${name}.`)?.[1];
  return seat === undefined ? null : board.querySelector(`[data-find="seat.${seat}"] header`);
}
