import { atHand } from "../../../../shell/motion/sight";

const SEATED = /^(?:seen|store|white|villager|pupil|path|headman)\.(\d)\./;

/** What has no box of its own is where its last part is. */
function boxed(element: Element): Element {
  const bare = getComputedStyle(element).display === "contents";
  return bare ? (element.lastElementChild ?? element.parentElement!) : element;
}

/** Whether it is a place of a board, not what a village has in store or what lies in the supply. */
export const onBoard = (name: string) => !/^(seat|store|supply)\b/.test(name);

/** Where a movement begins or ends: what one has may be out of the window, then it is at hand. */
export function reach(board: HTMLElement, name: string): Element | null {
  const there = find(board, name);
  const [, seat, thing] = /^(?:seat|store)\.(\d)(?:\.(.+))?$/.exec(name) ?? [];
  return seat === undefined ? there : atHand(there, seat, thing ?? "");
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
