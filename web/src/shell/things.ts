// Things of a board that can be asked about, by the names that the game gives what it draws.
import type { Game } from "./game";

export interface Thing {
  name: string;
  element: Element;
}
type NameOf = NonNullable<Game["nameOf"]>;

/** The thing that was pressed, or what it is a part of. */
export function thingOf(target: EventTarget | null, nameOf: NameOf): Thing | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const name = nameOf(element);
    if (name) return { name, element };
  }
  return null;
}

const covers = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;
const size = ({ width, height }: DOMRect) => width * height;

/** What one sees at a point: a figure lets a press through to its place, but one asks about the figure. */
export function thingAt(target: EventTarget | null, x: number, y: number, nameOf: NameOf): Thing | null {
  const below = thingOf(target, nameOf);
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

/** What everything stands on is told of only to those who ask: who presses it wants to be rid of something. */
export const isGround = (thing: Thing | null) => thing !== null && "ground" in (thing.element as HTMLElement).dataset;

/** All things of a board in the order in which they are read, each name once. */
export function thingsIn(root: Element, nameOf: NameOf): Thing[] {
  const found = new Map<string, Thing>();
  for (const element of root.querySelectorAll("*")) {
    const name = nameOf(element);
    if (name && !found.has(name) && element.getClientRects().length) found.set(name, { name, element });
  }
  return [...found.values()];
}
