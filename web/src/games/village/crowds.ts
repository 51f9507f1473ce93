import type { Composition } from "./composition";
import { figures, RIVAL, type Figure } from "./constants";
import type { View } from "./types";

/** Return everyone at a place: members of the families, and of a rival without a seat. */
export const figuresAt = ({ view, game }: { view: View; game: Composition }, place: string): Figure[] =>
  figures([
    ...view.families.map((family, seat): [number, number[] | undefined] => [seat, family.members[place]]),
    [RIVAL, game.rivalMembers(view, place)],
  ]);

/** Return everyone at a place one by one. */
export const peopleOneByOne = (context: { view: View; game: Composition }, place: string): Figure[] =>
  figuresAt(context, place).flatMap((figure) => Array.from({ length: figure.count }, () => figure));
