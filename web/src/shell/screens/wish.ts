// What can be wished of a new table, as far as the server offers it.
import type { Text } from "../i18n/text";
import type { Choices, GameOffer, NewSeat } from "../net/types";

export interface Wish {
  game: string;
  edition: string; // "" for the usual one
  boxes: string[];
  seats: number;
}

export const query = ({ game, edition, boxes, seats }: Wish) =>
  new URLSearchParams({ game, edition, seats: String(seats), boxes: boxes.join(",") });

/** What is known of a title before the server is asked about it alone. */
export function ofTitle(choices: Choices, game: string): Choices {
  const offer = choices.games.find(({ name }) => name === game)!;
  const { seats, options } = offer.editions.find(({ name }) => name === offer.edition)!;
  return { ...choices, seats, options, numbers: "" };
}

/** Boxes that go with the edition. */
export const fitting = (offer: GameOffer, edition: string) =>
  offer.boxes.filter((box) => box.editions.includes(edition)).map((box) => box.name);

/** The most who can play this title, whatever else is chosen. */
export const most = (offer: GameOffer, counts: number[]) =>
  Math.max(...counts, ...offer.editions.flatMap(({ seats }) => seats));

/** What was chosen, as far as it can still be. */
export const kept = (options: Record<string, unknown>, found: Choices["options"]) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) =>
      found.some((one) => one.name === name && one.values.some((possible) => possible === value)),
    ),
  );

/** Options with something to choose: where only one seat can be named, chance would name no other. */
export const toChoose = (options: Choices["options"]) =>
  options.filter(({ values }) => values.filter((value) => value !== null).length > 1);

export const nearest = (counts: number[], wanted: number) =>
  counts.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best));

/** As many chairs as wanted, those that were there as they were; whoever is alone plays. */
export function resized(chairs: NewSeat[], wanted: number, more: (seat: number) => NewSeat): NewSeat[] {
  const found = Array.from({ length: wanted }, (_, seat) => chairs[seat] ?? more(seat));
  return wanted === 1 ? [{ kind: "me", name: found[0]!.name ?? "" }] : found;
}

/** What a title is called: its name as people write it. */
export const titleOf = (name: string) =>
  name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** As those who speak this language call a title. */
export const calledIn = (text: Text, name: string) =>
  text.has("page-called") ? text.say("page-called") : titleOf(name);

export type Statuses = GameOffer["numbers"];

/** How many numbers nobody could read on the printed pieces. */
export const unprinted = ({ likely, proposed }: Statuses) => likely + proposed;
