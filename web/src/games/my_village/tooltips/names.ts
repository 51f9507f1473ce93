/** Return the name by which a drawn element is explained; a card has the same name everywhere. */
export function nameOf(element: Element): string | null {
  const { what, card, spot, find } = (element as HTMLElement).dataset;
  return what ?? (card ? `card.${card}` : (spot ?? find ?? null));
}
