import { visibleTarget } from "$app/motion/visibility";

const SEATED = /^(?:seen|store|white|villager|pupil|path|headman)\.(\d)\./;

/** An element without a box (`display: contents`) is measured by its last child. */
function visibleBox(element: Element): Element {
  const bare = getComputedStyle(element).display === "contents";
  return bare ? (element.lastElementChild ?? element.parentElement!) : element;
}

/** Whether a name is a place on the board, not a store of a village or the supply. */
export const onBoard = (name: string) => !/^(seat|store|supply)\b/.test(name);

/** Return the start or end of a movement; if a store is out of sight, use the resource bar. */
export function endpoint(board: HTMLElement, name: string): Element | null {
  const element = find(board, name);
  const [, seat, thing] = /^(?:seat|store)\.(\d)(?:\.(.+))?$/.exec(name) ?? [];
  return seat === undefined ? element : visibleTarget(element, seat, thing ?? "");
}

/** Find an element by its name in animations; what is not drawn is found at its village. */
export function find(board: HTMLElement, name: string): Element | null {
  const element = board.querySelector(`[data-anchor="${name}"]`);
  if (element) return visibleBox(element);
  const pupil = /^pupil\.\d$/.test(name) && board.querySelector(`[data-anchor^="${name}."]:has(.member)`);
  if (pupil) return pupil;
  const seat = SEATED.exec(`${name}.`)?.[1];
  return seat === undefined ? null : board.querySelector(`[data-anchor="seat.${seat}"] header`);
}
