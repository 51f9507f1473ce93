// Elements of the board that can be explained, by the names that the game gives them.
import type { Game } from "./game";

export interface Explainable {
  name: string;
  element: Element;
}
type NameOf = NonNullable<Game["nameOf"]>;

/** Return the explainable element that contains the target. */
export function explainableOf(target: EventTarget | null, nameOf: NameOf): Explainable | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const name = nameOf(element);
    if (name) return { name, element };
  }
  return null;
}

const covers = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;
const size = ({ width, height }: DOMRect) => width * height;

/** Return the topmost explainable element at a point, including figures that let clicks through to their place. */
export function explainableAt(target: EventTarget | null, x: number, y: number, nameOf: NameOf): Explainable | null {
  const below = explainableOf(target, nameOf);
  const picture = target instanceof Element ? target.closest("svg") : null;
  const above = [...(picture?.querySelectorAll('[style*="pointer-events"]') ?? [])]
    .filter((element) => covers(element.getBoundingClientRect(), x, y))
    .sort((a, b) => size(a.getBoundingClientRect()) - size(b.getBoundingClientRect()))
    .flatMap((element) => {
      const name = nameOf(element);
      return name ? [{ name, element }] : [];
    });
  return above[0] ?? below;
}

/** Whether this is the background of the board: a click there closes the explanation; only the help mode explains it. */
export const isBackground = (explainable: Explainable | null) =>
  explainable !== null && "background" in (explainable.element as HTMLElement).dataset;

/** Return all explainable elements of a board in document order, each name once. */
export function explainablesIn(root: Element, nameOf: NameOf): Explainable[] {
  const byName = new Map<string, Explainable>();
  for (const element of root.querySelectorAll("*")) {
    const name = nameOf(element);
    if (name && !byName.has(name) && element.getClientRects().length) byName.set(name, { name, element });
  }
  return [...byName.values()];
}
