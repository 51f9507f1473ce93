/** Return the name by which a drawn element is explained. */
export function nameOf(element: Element): string | null {
  const { what, member, spot, ship, place, area } = (element as HTMLElement).dataset;
  if (what) return what;
  if (member) return member.startsWith("boat.") ? member : `figure.${member}`;
  if (spot) return spot;
  if (ship) return `boat.${ship}`;
  if (place) return `place.${place}`;
  return area ? `area.${area}` : null;
}
