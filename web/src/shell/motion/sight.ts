// In a small window much of a table is out of it: what moves is brought into sight, and what one has is at hand.
import { inSight, under, type Extent } from "../glow";

/** What of the window shows the table: below the question, above the bar under the thumb. */
function free(): Extent {
  const question = document.querySelector(".ask")?.getBoundingClientRect().bottom ?? 0;
  return { top: question, bottom: innerHeight - under(), left: 0, right: innerWidth };
}

/** Whether one sees it now. */
export const isSeen = (there: Element) => inSight(there.getBoundingClientRect(), free());

/** Where something of a seat is; if that is out of the window, in the line under the question that tells what one has. */
export function atHand(there: Element | null, seat: string, thing: string): Element | null {
  const line = document.querySelector(`.ask > .pinned.seat${seat}`);
  if (!line || (there && isSeen(there))) return there;
  return line.querySelector(`[data-store="${thing}"]`) ?? line.firstElementChild;
}

const LATEST = 600; // milliseconds, where no browser says that it has arrived

const scrolled = () =>
  new Promise<void>((done) => {
    const end = setTimeout(done, LATEST);
    addEventListener("scrollend", () => (clearTimeout(end), done()), { once: true });
  });

/** Brings one of these places into sight if none is; whoever looks at something else than the board is left there. */
export async function intoSight(board: Element, places: Element[]): Promise<void> {
  const [first] = places;
  if (!first || places.some(isSeen)) return;
  const { top, bottom } = free();
  const looked = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
  if (!looked || !board.contains(looked) || looked.closest(".side")) return;
  first.scrollIntoView({ block: "center", inline: "nearest", behavior: "smooth" });
  await scrolled();
}
