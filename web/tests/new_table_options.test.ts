import { expect, test } from "vitest";
import type { Catalog, GameOffer, NewPlayer } from "../src/app/net/types";
import {
  compatibleExpansions,
  validOptions,
  maxSeats,
  nearest,
  catalogForGame,
  catalogQuery,
  resizeSeats,
  selectableOptions,
  toggleExpansion,
} from "../src/app/screens/new_table_options";

const statuses = { printed: 0, reported: 0, estimated: 0 };
const offer: GameOffer = {
  name: "ten_cards",
  edition: "second",
  seats: 2,
  editions: [
    { name: "first", seats: [2, 3], options: [] },
    { name: "second", seats: [1, 2, 3, 4, 5, 6], options: [] },
  ],
  expansions: [
    { name: "jokers", editions: ["second"], companions: [], options: [], statuses },
    { name: "promo", editions: ["first", "second"], companions: ["jokers"], options: [], statuses },
  ],
  statuses,
};
const bot = (): NewPlayer => ({ kind: "bot", bot: "easy" });

test("the catalog query names the game", () => {
  const asked = catalogQuery({ game: "ten_cards", edition: "", expansions: ["jokers", "promo"], seats: 3 });
  expect(asked).toEqual({ game: "ten_cards", edition: "", expansions: "jokers,promo", seats: 3 });
});

test("the default edition of a game is known at once", () => {
  const choices: Catalog = {
    editions: [],
    expansions: [],
    seats: [2],
    options: [],
    bots: ["easy"],
    games: [offer],
    custom_values: "",
  };
  const { seats, bots } = catalogForGame(choices, "ten_cards");
  expect([seats, bots]).toEqual([offer.editions[1]!.seats, ["easy"]]);
});

test("only expansions compatible with the edition are offered", () => {
  expect(compatibleExpansions(offer, "first")).toEqual(["promo"]);
  expect(compatibleExpansions(offer, "second")).toEqual(["jokers", "promo"]);
});

test("an expansion selects its companions, which can be removed again", () => {
  expect(toggleExpansion(offer, "second", [], "promo")).toEqual(["jokers", "promo"]);
  expect(toggleExpansion(offer, "second", ["jokers", "promo"], "jokers")).toEqual(["promo"]);
  expect(toggleExpansion(offer, "first", [], "promo")).toEqual(["promo"]);
});

test("the maximum number of seats covers all editions", () => {
  expect(maxSeats(offer, [2, 3])).toBe(6);
  expect(maxSeats({ ...offer, editions: offer.editions.slice(0, 1) }, [2, 3])).toBe(3);
});

test("options that are no longer offered are dropped", () => {
  const available = [{ name: "keep_all", default: false, values: [false, true] }];
  expect(validOptions({ keep_all: true, other: 1 }, available)).toEqual({ keep_all: true });
  expect(validOptions({ starts: 1 }, [{ name: "starts", default: null, values: [null, 0] }])).toEqual({});
});

test("options with a single seat to choose are omitted", () => {
  const starts = (seats: number[]) => ({ name: "starts", default: null, values: [null, ...seats] });
  const keeps = { name: "keep_all", default: false, values: [false, true] };
  expect(selectableOptions([starts([0]), keeps])).toEqual([keeps]);
  expect(selectableOptions([starts([0, 1]), keeps])).toHaveLength(2);
});

test("an impossible number of seats changes to the nearest one", () => {
  expect([nearest([2, 3], 5), nearest([2, 3], 1)]).toEqual([3, 2]);
});

test("resizing keeps the seats, and a single seat belongs to the player", () => {
  const players: NewPlayer[] = [{ kind: "me", name: "Ann" }, { kind: "open" }];
  expect(resizeSeats(players, 3, bot)).toEqual([...players, bot()]);
  expect(resizeSeats([bot()], 1, bot)).toEqual([{ kind: "me", name: "" }]);
});
