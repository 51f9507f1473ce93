/** Return the name by which a drawn element is explained; a card has the same name everywhere. */
export function nameOf(element: Element): string | null {
  const { explain, card, target, anchor } = (element as HTMLElement).dataset;
  return explain ?? (card ? `card.${card}` : (target ?? anchor ?? null));
}
