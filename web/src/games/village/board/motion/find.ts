// Elements of the board by the names that animations use.
import type { Anchors } from "$app/motion/anchors";
import { visibleTarget } from "$app/motion/visibility";
import type { Composition } from "../../composition";
import type { View } from "../../types";

/** What animations and marks need to know of the board. */
export interface BoardContext {
  readonly anchors: Anchors;
  readonly view: View;
  readonly game: Composition;
  /** Return the id of the sheet on which an element is drawn, if that sheet is not open. */
  closedSheet(element: Element): string | null;
}

const split = (name: string) => {
  const [, kind = name, rest = ""] = /^([^.]*)\.(.*)$/.exec(name) ?? [];
  return { kind, rest };
};

/** Find the drawn element of a target, a place, a farm, a store or the stock. */
export function findDrawn({ anchors, game, view }: BoardContext, name: string): Element | null {
  const { kind, rest } = split(name);
  const names = game.anchorNames[kind]?.(rest, view) ?? [name, `place.${name}`, `area.${rest.split(".")[0]}`];
  return anchors.find(...names);
}

/** Find an element by name; if its sheet is not open, return the tab of that sheet. */
export function find(context: BoardContext, name: string): Element | null {
  const element = findDrawn(context, name);
  const sheet = element && context.closedSheet(element);
  return sheet ? (context.anchors.find(`tab.${sheet}`) ?? element) : element;
}

const IN_STOCK = /^(stock|bag|rival)/;

/** Whether a name is a place on the board, not something at a farm or in the stock. */
export const onBoard = ({ game }: BoardContext, name: string) =>
  !game.farmThings.includes(split(name).kind) && !IN_STOCK.test(name);

/** Return the start or end of a movement; if a thing at a farm is out of sight, use the resource bar. */
export function endpoint(context: BoardContext, name: string, element: Element | null): Element | null {
  const { kind, rest } = split(name);
  const [, seat, thing = kind] = /^(\d)(?:\.(.+))?$/.exec(rest) ?? [];
  if (seat === undefined || !context.game.farmThings.includes(kind)) return element;
  return visibleTarget(context.anchors, element, seat, thing);
}

/** The figure of a member, or the one that stands for several. */
export const figureOf = ({ anchors }: BoardContext, name: string): Element | null =>
  anchors.find(`figure.${name}`, `figures.${name}`);

/** The names of a figure that stands for a number of members. */
export const figureAnchor = (name: string, count = 1) => `${count > 1 ? "figures" : "figure"}.${name}`;

/** A figure on the open sheet, from which its movement starts. */
export function visibleFigure(context: BoardContext, name: string): Element | null {
  const figure = name ? figureOf(context, name) : null;
  return figure && context.closedSheet(figure) ? null : figure;
}

/** The drawn piece and its numbers, to be hidden while it moves; nothing if the figure stands for several. */
export function piecesAt({ anchors }: BoardContext, name: string): Element[] {
  const piece = anchors.find(`piece.${name}`);
  if (piece) return [piece];
  const figure = anchors.find(`figure.${name}`);
  return figure ? [figure, ...anchors.all(`plates.${name}`)] : [];
}
