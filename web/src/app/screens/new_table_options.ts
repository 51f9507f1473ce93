// The options of a new table that the server offers.
import type { Text } from "../i18n/text";
import type { Catalog, GameOffer, NewSeat } from "../net/types";

export interface CatalogQuery {
  game: string;
  edition: string; // "" for the default one
  boxes: string[];
  seats: number;
}

export const catalogQuery = ({ game, edition, boxes, seats }: CatalogQuery) =>
  new URLSearchParams({ game, edition, seats: String(seats), boxes: boxes.join(",") });

/** Return the catalog of a game as far as it is known before the server is asked for it. */
export function catalogForGame(choices: Catalog, game: string): Catalog {
  const offer = choices.games.find(({ name }) => name === game)!;
  const { seats, options } = offer.editions.find(({ name }) => name === offer.edition)!;
  return { ...choices, seats, options, numbers: "" };
}

/** Return the expansions compatible with an edition. */
export const compatibleExpansions = (offer: GameOffer, edition: string) =>
  offer.boxes.filter((box) => box.editions.includes(edition)).map((box) => box.name);

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

export const nearest = (counts: number[], wanted: number) =>
  counts.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best));

/** Change the number of seats, keeping the existing ones; a single seat belongs to the player. */
export function resizeSeats(chairs: NewSeat[], wanted: number, more: (seat: number) => NewSeat): NewSeat[] {
  const seats = Array.from({ length: wanted }, (_, seat) => chairs[seat] ?? more(seat));
  return wanted === 1 ? [{ kind: "me", name: seats[0]!.name ?? "" }] : seats;
}

/** Turn the name of a game into a title: my_village becomes My Village. */
export const titleFromName = (name: string) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Return the title of a game in the language of the text. */
export const gameTitle = (text: Text, name: string) =>
  text.has("page-called") ? text.say("page-called") : titleFromName(name);

export type Statuses = GameOffer["numbers"];

/** Return how many numbers are not known from the printed game. */
export const unprintedCount = ({ likely, proposed }: Statuses) => likely + proposed;
