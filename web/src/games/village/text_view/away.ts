import type { View } from "../types";

interface Person {
  seat: number;
  generation: number;
}

const AT_HOME = ["reserve", "farm"];

/** Return the members who are not at home, by place. */
export function away(view: View): [place: string, people: Person[]][] {
  const found = new Map<string, Person[]>();
  view.families.forEach((family, seat) => {
    for (const [place, crowd] of Object.entries(family.members)) {
      if (AT_HOME.includes(place)) continue;
      const people = crowd.flatMap((n, i) => Array.from({ length: n }, () => ({ seat, generation: i + 1 })));
      if (people.length) found.set(place, [...(found.get(place) ?? []), ...people]);
    }
  });
  return [...found];
}
