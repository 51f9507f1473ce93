/** What something drawn is called: the name by which it is explained. A card is one wherever it lies. */
export function nameOf(element: Element): string | null {
  const { what, card, spot, find } = (element as HTMLElement).dataset;
  return what ?? (card ? `card.${card}` : (spot ?? find ?? null));
}
