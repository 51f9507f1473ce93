// On small screens parts of the table are scrolled away: animations bring them into view or use the resource bar instead.
import { isInside, bottomNavHeight, type Extent } from "../scroll_into_view";

/** Return the visible part of the table: below the prompt bar and above the navigation bar. */
function visibleArea(): Extent {
  const barBottom = document.querySelector(".prompt-area")?.getBoundingClientRect().bottom ?? 0;
  return { top: barBottom, bottom: innerHeight - bottomNavHeight(), left: 0, right: innerWidth };
}

/** Whether an element is visible now. */
export const isVisible = (element: Element) => isInside(element.getBoundingClientRect(), visibleArea());

/** Return the element of a resource; if it is not visible, its entry in the resource bar under the prompt. */
export function visibleTarget(element: Element | null, seat: string, resource: string): Element | null {
  const line = document.querySelector(`.prompt-area > .resource-bar.seat${seat}`);
  if (!line || (element && isVisible(element))) return element;
  return line.querySelector(`[data-resource="${resource}"]`) ?? line.firstElementChild;
}

const SCROLL_TIMEOUT_MS = 600; // for browsers without the scrollend event

const scrollEnd = () =>
  new Promise<void>((done) => {
    const end = setTimeout(done, SCROLL_TIMEOUT_MS);
    addEventListener("scrollend", () => (clearTimeout(end), done()), { once: true });
  });

/** Scroll to the first place if none is visible, unless the player is looking at another part of the page. */
export async function scrollIntoViewIfHidden(board: Element, places: Element[]): Promise<void> {
  const [first] = places;
  if (!first || places.some(isVisible)) return;
  const { top, bottom } = visibleArea();
  const centre = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
  if (!centre || !board.contains(centre) || centre.closest(".sidebar-slot")) return;
  first.scrollIntoView({ block: "center", inline: "nearest", behavior: "smooth" });
  await scrollEnd();
}
