import { expect, test } from "vitest";
import type { Choices, GameOffer, NewSeat } from "../src/shell/net/types";
import { fitting, kept, most, nearest, ofTitle, query, resized, toChoose } from "../src/shell/screens/wish";

const numbers = { printed: 0, likely: 0, proposed: 0 };
const offer: GameOffer = {
  name: "ten_cards",
  edition: "second",
  seats: 2,
  editions: [
    { name: "first", seats: [2, 3], options: [] },
    { name: "second", seats: [1, 2, 3, 4, 5, 6], options: [] },
  ],
  boxes: [
    { name: "jokers", editions: ["second"], options: [], numbers },
    { name: "promo", editions: ["first", "second"], options: [], numbers },
  ],
  numbers,
};
const bot = (): NewSeat => ({ kind: "bot", bot: "easy" });

test("the server is asked for this game", () => {
  const asked = query({ game: "ten_cards", edition: "", boxes: ["jokers", "promo"], seats: 3 });
  expect([asked.get("game"), asked.get("edition"), asked.get("boxes"), asked.get("seats")]).toEqual([
    "ten_cards",
    "",
    "jokers,promo",
    "3",
  ]);
});

test("the usual edition of a title is known at once", () => {
  const choices: Choices = {
    editions: [],
    boxes: [],
    seats: [2],
    options: [],
    bots: ["easy"],
    games: [offer],
    numbers: "",
  };
  const { seats, bots } = ofTitle(choices, "ten_cards");
  expect([seats, bots]).toEqual([offer.editions[1]!.seats, ["easy"]]);
});

test("only boxes that fit the edition are offered", () => {
  expect(fitting(offer, "first")).toEqual(["promo"]);
  expect(fitting(offer, "second")).toEqual(["jokers", "promo"]);
});

test("there are as many places as the title can have seats", () => {
  expect(most(offer, [2, 3])).toBe(6);
  expect(most({ ...offer, editions: offer.editions.slice(0, 1) }, [2, 3])).toBe(3);
});

test("options that are not offered any more are forgotten", () => {
  const found = [{ name: "keep_all", default: false, values: [false, true] }];
  expect(kept({ keep_all: true, other: 1 }, found)).toEqual({ keep_all: true });
  expect(kept({ starts: 1 }, [{ name: "starts", default: null, values: [null, 0] }])).toEqual({});
});

test("nothing is asked where only one seat can be named", () => {
  const starts = (seats: number[]) => ({ name: "starts", default: null, values: [null, ...seats] });
  const keeps = { name: "keep_all", default: false, values: [false, true] };
  expect(toChoose([starts([0]), keeps])).toEqual([keeps]);
  expect(toChoose([starts([0, 1]), keeps])).toHaveLength(2);
});

test("a number of seats that cannot be is moved to the nearest", () => {
  expect([nearest([2, 3], 5), nearest([2, 3], 1)]).toEqual([3, 2]);
});

test("chairs stay as they were, and whoever is alone plays", () => {
  const chairs: NewSeat[] = [{ kind: "me", name: "Ann" }, { kind: "open" }];
  expect(resized(chairs, 3, bot)).toEqual([...chairs, bot()]);
  expect(resized([bot()], 1, bot)).toEqual([{ kind: "me", name: "" }]);
});
