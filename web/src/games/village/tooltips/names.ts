/** Return the name by which a drawn element is explained. */
export function nameOf(element: Element): string | null {
  const { explain, member, target, place, area } = (element as HTMLElement).dataset;
  if (explain) return explain;
  if (member) return `figure.${member}`;
  if (target) return target;
  if (place) return `place.${place}`;
  return area ? `area.${area}` : null;
}
