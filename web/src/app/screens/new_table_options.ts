// The options of a new table that the server offers.
import type { Text } from "../i18n/text";
import type { Catalog, GameOffer, NewPlayer } from "../net/types";

export interface CatalogQuery {
  game: string;
  edition: string; // "" for the default one
  expansions: string[];
  seats: number;
}

export const catalogQuery = ({ game, edition, expansions, seats }: CatalogQuery) => ({
  game,
  edition,
  seats,
  expansions: expansions.join(","),
});

/** Return the catalog of a game as far as it is known before the server is asked for it. */
export function catalogForGame(catalog: Catalog, game: string): Catalog {
  const offer = catalog.games.find(({ name }) => name === game)!;
  const { seats, options } = offer.editions.find(({ name }) => name === offer.edition)!;
  return { ...catalog, seats, options, custom_values: "" };
}

/** Return the expansions compatible with an edition. */
export const compatibleExpansions = (offer: GameOffer, edition: string) =>
  offer.expansions.filter((expansion) => expansion.editions.includes(edition)).map((expansion) => expansion.name);

/** Add an expansion to the chosen ones, with those that are preselected with it, or remove it. */
export function toggleExpansion(offer: GameOffer, edition: string, chosen: string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((expansion) => expansion !== name);
  const companions = offer.expansions.find((expansion) => expansion.name === name)?.companions ?? [];
  const added = [...chosen, name, ...companions];
  return compatibleExpansions(offer, edition).filter((expansion) => added.includes(expansion));
}

/** Return the largest number of players of a game, over all editions. */
export const maxSeats = (offer: GameOffer, counts: number[]) =>
  Math.max(...counts, ...offer.editions.flatMap(({ seats }) => seats));

/** Return the chosen options that are still offered. */
export const validOptions = (options: Record<string, unknown>, offered: Catalog["options"]) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) =>
      offered.some((option) => option.name === name && option.values.some((possible) => possible === value)),
    ),
  );

/** Return the options with more than one value; if only one seat can be chosen, a random choice is the same. */
export const selectableOptions = (options: Catalog["options"]) =>
  options.filter(({ values }) => values.filter((value) => value !== null).length > 1);

export const nearest = (counts: number[], count: number) =>
  counts.reduce((best, n) => (Math.abs(n - count) < Math.abs(best - count) ? n : best));

/** Change the number of seats, keeping the existing ones; a single seat belongs to the player. */
export function resizeSeats(players: NewPlayer[], count: number, more: (seat: number) => NewPlayer): NewPlayer[] {
  const seats = Array.from({ length: count }, (_, seat) => players[seat] ?? more(seat));
  return count === 1 ? [{ kind: "me", name: seats[0]!.name ?? "" }] : seats;
}

/** Turn the name of a game into a title: my_village becomes My Village. */
export const titleFromName = (name: string) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Return the title of a game in the language of the text. */
export const gameTitle = (text: Text, name: string) =>
  text.has("page-game-title") ? text.say("page-game-title") : titleFromName(name);

/** Return whether some values of the game or of the chosen expansions are not known from the printed game. */
export const hasEstimates = (offer: GameOffer | undefined, expansions: string[]) =>
  offer !== undefined &&
  [offer, ...offer.expansions.filter(({ name }) => expansions.includes(name))].some(
    ({ statuses }) => statuses.reported + statuses.estimated > 0,
  );
