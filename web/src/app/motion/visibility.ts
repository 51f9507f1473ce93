// On small screens parts of the table are scrolled away: animations bring them into view or use the resource bar instead.
import { isInside, bottomNavHeight, type Extent } from "../scroll_into_view";
import type { Anchors } from "./anchors";

/** Return the visible part of the table: below the prompt bar and above the navigation bar. */
function visibleArea(anchors: Anchors): Extent {
  const barBottom = anchors.find("prompt-area")?.getBoundingClientRect().bottom ?? 0;
  return { top: barBottom, bottom: innerHeight - bottomNavHeight(anchors), left: 0, right: innerWidth };
}

/** Whether an element is visible now. */
export const isVisible = (anchors: Anchors, element: Element) =>
  isInside(element.getBoundingClientRect(), visibleArea(anchors));

/** Return the element of a resource; if it is not visible, its entry in the resource bar under the prompt. */
export function visibleTarget(
  anchors: Anchors,
  element: Element | null,
  seat: string,
  resource: string,
): Element | null {
  if (element && isVisible(anchors, element)) return element;
  return anchors.find(`resource-bar.${seat}.${resource}`, `resource-bar.${seat}`) ?? element;
}

const SCROLL_TIMEOUT_MS = 600; // for browsers without the scrollend event

const scrollEnd = () =>
  new Promise<void>((done) => {
    const end = setTimeout(done, SCROLL_TIMEOUT_MS);
    addEventListener("scrollend", () => (clearTimeout(end), done()), { once: true });
  });

/** Scroll to the first place if none is visible, unless the player is looking at another part of the page. */
export async function scrollIntoViewIfHidden(anchors: Anchors, board: Element, places: Element[]): Promise<void> {
  const [first] = places;
  if (!first || places.some((place) => isVisible(anchors, place))) return;
  const { top, bottom } = visibleArea(anchors);
  const centre = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
  if (!centre || !board.contains(centre) || anchors.find("sidebar-slot")?.contains(centre)) return;
  first.scrollIntoView({ block: "center", inline: "nearest", behavior: "smooth" });
  await scrollEnd();
}
