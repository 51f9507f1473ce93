import { describe, expect, test } from "vitest";
import { linesOf } from "../src/games/my_village/board/cards/card_text";
import { chipsOf } from "../src/games/my_village/chips";
import { faceOf } from "../src/games/my_village/card_data";
import {
  isPartOf,
  canPick,
  canTick,
  customerMoves,
  diceIn,
  dieOf,
  kindsIn,
  pairMove,
  priceOf,
  sumsOf,
  toggled,
} from "../src/games/my_village/multi_select";
import { definitionOf } from "../src/games/my_village/events";
import { areaOf } from "../src/games/my_village/events/areas";
import type { GameEvent } from "../src/games/my_village/types";
import { logStructure, picture, groupEvents } from "../src/games/my_village/event_groups";
import { numberOf } from "../src/games/my_village/constants";
import { batchEvents } from "../src/games/my_village/board/motion/animate";
import { assignSlots } from "../src/games/my_village/board/motion/landing";
import { printedWith, printedOn } from "../src/games/my_village/printed";
import {
  targetMoves,
  isMultiSelect,
  hasNumberKey,
  targetOf,
  attemptedMove,
} from "../src/games/my_village/move_targets";
import { storyOf } from "../src/games/my_village/story";
import { totalDeltas } from "../src/games/my_village/resource_deltas";
import type { View } from "../src/games/my_village/types";
import { createText } from "../src/app/i18n/bundles";
import { loadFiles } from "../src/app/i18n/files";

const files = await loadFiles("en");

const text = createText("my_village", "en", files);
const viewWithQuestion = (question: string, more: Record<string, unknown> = {}) =>
  ({ ask: { seat: 0, question }, now: {}, villages: [{ coins: 1 }], ...more }) as unknown as View;
const PRINTED = printedOn(viewWithQuestion("dice"));

describe("two dice", () => {
  const tokens = ["dice white1.white4", "dice white1.black2", "dice white4.black2"];

  test("are targets, equal dice next to each other", () => {
    expect(diceIn({ white4: 2, black1: 1, white1: 1 })).toEqual([
      "die.white1.0",
      "die.white4.0",
      "die.white4.1",
      "die.black1.0",
    ]);
  });

  test("make the same move in any order", () => {
    expect(pairMove("die.black2.0", "die.white4.1")).toBe("dice white4.black2");
    expect(pairMove("die.white4.0", "die.white1.0")).toBe("dice white1.white4");
    expect(pairMove("die.white4.1", "die.white4.0")).toBe("dice white4.white4");
  });

  test("have a number key per kind, which picks a die or puts it back", () => {
    const pool = { white1: 1, white4: 2, black2: 1 };
    expect(kindsIn(pool)).toEqual(["white1", "white4", "black2"]);
    const pairs = [...tokens, "dice white4.white4"];
    expect(dieOf(2, pool, [], pairs)).toBe("die.white4.0");
    expect(dieOf(2, pool, ["die.white4.0"], pairs)).toBe("die.white4.1");
    expect(dieOf(2, pool, ["die.white4.0"], tokens)).toBe("die.white4.0");
    expect(dieOf(4, pool, [], pairs)).toBeUndefined();
  });

  test("are part of a move, both of two equal dice", () => {
    const targets = diceIn({ white4: 3, black2: 1 });
    expect(targets.filter((target) => isPartOf("dice white4.white4", target))).toEqual([
      "die.white4.0",
      "die.white4.1",
    ]);
    expect(targets.filter((target) => isPartOf("dice white4.black2", target))).toEqual([
      "die.white4.0",
      "die.black2.0",
    ]);
    expect(["display.cu01", "display.cu02"].filter((target) => isPartOf("customer cu02", target))).toEqual([
      "display.cu02",
    ]);
  });

  test("a second die can be picked only if the pair is legal", () => {
    expect(canPick("die.white4.0", [], tokens)).toBe(true);
    expect(canPick("die.white6.0", [], tokens)).toBe(false);
    expect(canPick("die.white4.1", ["die.white4.0"], tokens)).toBe(false);
    expect(canPick("die.black2.0", ["die.white4.0"], tokens)).toBe(true);
    expect(canPick("die.white4.0", ["die.white4.0"], tokens)).toBe(true);
  });

  test("a second click puts a die back", () => {
    expect(toggled(toggled([], "die.white1.0"), "die.white1.0")).toEqual([]);
  });

  test("the possible sums are returned", () => {
    expect(sumsOf([], tokens)).toEqual([5, 3, 6]);
    expect(sumsOf(["die.white4.0"], tokens)).toEqual([5, 6]);
  });
});

describe("customers", () => {
  const steward = (more: Record<string, unknown>) =>
    viewWithQuestion("customer", { now: { steward: { taken: 0, limit: 4, free: false, ...more } } });

  test("are sent in the order of the display, then done", () => {
    expect(customerMoves(["cu08", "cu31"], ["cu31", "cu01", "cu08"])).toEqual([
      "customer cu31",
      "customer cu08",
      "customer done",
    ]);
  });

  test("cost what is printed, less the free one", () => {
    expect(priceOf(3, steward({}), PRINTED)).toMatchObject({ time: 2, coin: 1 });
    expect(priceOf(1, steward({ free: true }), PRINTED)).toEqual({ time: 0, coin: 0 });
    expect(priceOf(2, steward({ taken: 1 }), PRINTED)).toMatchObject({ time: 2, coin: 1 });
  });

  test("can be picked within the limit and the coins", () => {
    expect(canTick(3, steward({}), PRINTED)).toBe(true);
    expect(canTick(4, steward({}), PRINTED)).toBe(false);
    expect(canTick(1, steward({ limit: 2 }), PRINTED)).toBe(true);
    expect(canTick(4, steward({ free: true }), PRINTED)).toBe(true);
    expect(canTick(5, steward({ free: true }), PRINTED)).toBe(false);
    const poor = { ...steward({}), villages: [{ coins: 0 }] } as unknown as View;
    expect(canTick(2, poor, PRINTED)).toBe(false);
  });
});

describe("move targets", () => {
  test.each([
    ["banner church.travel", "black.church.travel"],
    ["banner white.field2", "own.field2"],
    ["white office", "own.office"],
    ["pay guild", "own.council"],
    ["death abbot", "villager.abbot"],
    ["school left.merchant", "descendant.left.merchant"],
    ["school new", "pupil.new"],
    ["headman stay", null],
    ["white done", null],
    ["redraw yes", null],
    ["redraw pass", null],
    ["redraw no", "seen"],
    ["plow smithy", "own.smithy"],
    ["plow field2", "own.field2"],
    ["plow to.field2", "own.field2"],
    ["plow no", null],
    ["fare wagon", null],
  ])("%s has the target %s", (token, target) => {
    expect(targetOf(token)).toBe(target);
  });

  test("moves made with several clicks have no single target", () => {
    expect([...targetMoves(["dice white1.white2", "customer cu01", "customer done"])]).toEqual([]);
    expect(isMultiSelect("customer done")).toBe(false);
    expect([hasNumberKey("dice white1.white2"), hasNumberKey("customer cu01")]).toEqual([true, false]);
  });

  test.each([
    ["banner", "black.council.area", "banner council.area"],
    ["banner", "own.stables", "banner white.stables"],
    ["banner", "path.coin", "banner headman"],
    ["white", "own.cu07", "white cu07"],
    ["value", "value.9", "value 9"],
    ["redraw", "seen", "redraw no"],
    ["death", "own.stables", null],
  ])("at the question %s, a click on %s attempts %s", (step, target, token) => {
    expect(attemptedMove(target, viewWithQuestion(step))).toBe(token);
  });
});

describe("cards", () => {
  test("show the numbers of the rule tables", () => {
    expect(faceOf("church.sanatory", PRINTED)).toMatchObject({
      banner: [6, 8],
      costs: [["time", 4]],
      worth: 3,
      spaces: 2,
    });
    expect(faceOf("travel.c", PRINTED)).toMatchObject({
      banner: [7],
      costs: [
        ["time", 2],
        ["wagon", 1],
      ],
      other: [["coin", 2]],
    });
    expect(faceOf("cu17", PRINTED)).toMatchObject({ kind: "customer", banner: [], costs: [["scroll", 2]] });
    expect(faceOf("quill1", PRINTED)).toMatchObject({
      kind: "monk",
      costs: [
        ["time", 2],
        ["scroll", 1],
      ],
      gives: [
        ["story", 3],
        ["window", 1],
      ],
    });
    expect(faceOf("office2", PRINTED)).toEqual(faceOf("craft.office2", PRINTED));
    expect(faceOf("craft.office", PRINTED)).toMatchObject({ kind: "craft", banner: null }); // its cards have one each
    expect(faceOf("d1", PRINTED)).toMatchObject({ kind: "journey", last: true, worth: 8 });
  });

  test("have a number where there are several of a kind", () => {
    const numbers = ["office2", "craft.stables4", "quill1", "cu07", "cu10", "b3", "field2"].map(numberOf);
    expect(numbers).toEqual(["2", "4", "1", "7", "10", "3", "2"]);
    expect(["craft.office", "church.travel", "meeting", "field"].map(numberOf)).toEqual(["", "", "", ""]);
  });

  test("show custom values", () => {
    const own = printedWith({
      "my_village.church.cards.travel.banner.1": 9,
      "my_village.steward.prices.2.time": 3,
      "my_village.customer.cards.cu17.cost": { beer: 1 },
    });
    expect(faceOf("church.travel", own).banner).toEqual([9]);
    expect(faceOf("cu17", own).costs).toEqual([["beer", 1]]);
    expect(own.steward.prices[1]).toMatchObject({ cards: 2, time: 3 });
    expect(faceOf("church.travel", PRINTED).banner).toEqual([7]);
  });

  test.each([
    ["church.travel", "church.cards.travel"],
    ["council.guild", "council.cards.guild"],
    ["meeting", "meeting.cards.meeting"],
    ["field", "field.cards.field"],
    ["craft.office2", "craft.kinds.office"],
    ["rosary1", "monk.cards.rosary1"],
    ["travel.c", "travel.dark.c"],
  ])("show an additional cost: %s", (card, row) => {
    const own = printedWith({ [`my_village.${row}.cost`]: { beer: 2, coin: 1 } });
    const [time, ...rest] = faceOf(card, PRINTED).costs;
    expect(faceOf(card, own).costs).toEqual([time, ["beer", 2], ["coin", 1], ...rest]);
  });
});

test("a council card with marks says what a mark scores", () => {
  expect(linesOf("council.population", PRINTED, text)).toContain("4 prestige each at the end");
  expect(linesOf("council.area", PRINTED, text)).toContain("1 prestige each at the end");
  expect(linesOf("council.guild", PRINTED, text).join()).not.toContain("each at the end");
});

describe("events", () => {
  const coins = { kind: "coins" as const, seat: 0, amount: 2 };

  test("are added up for one village", () => {
    const paid = { kind: "pay" as const, seat: 0, unit: "plow", place: "field2" };
    expect([...totalDeltas([coins, coins, { ...coins, seat: 1 }, paid], 0)]).toEqual([
      ["coin", 4],
      ["plow", -1],
    ]);
  });

  test("become chips, costs first", () => {
    const events = [coins, { kind: "time", seat: 0, amount: 4, passed: 1 }, { kind: "story", seat: 1, amount: 1 }];
    expect(chipsOf(events, 0, text, PRINTED).map(({ words }) => words)).toEqual([
      "4 time",
      "crosses the bridge: a villager will die",
      "+ 2 coins",
    ]);
  });

  test("a church that counts as a window shows a window chip", () => {
    const taken = [{ kind: "banner", seat: 0, banner: "church.cloister" }];
    expect(chipsOf(taken, 0, text, PRINTED).map(({ words }) => words)).toEqual([
      "a church window",
      "4 prestige at the end",
    ]);
  });

  test("have icons and are grouped by actor", () => {
    expect(picture({ kind: "banner", seat: 0, banner: "craft.office2" })).toBe("scroll");
    expect(picture({ kind: "white", seat: 0, white: "cu07" })).toBe("customer");
    expect(areaOf("a1")).toBe("travel"); // so it is drawn on its way, too
    expect(
      groupEvents([coins, coins, { kind: "rat", seat: -1, pips: 2, distance: 4 }]).map(({ picture: one }) => one),
    ).toEqual(["coin", "rat"]);
  });

  test("are animated together where they belong together", () => {
    const dice = { kind: "dice" as const, seat: 0, die: "white1", other: "white2" };
    expect(
      batchEvents([dice, coins, { kind: "time", seat: 0, amount: 1, passed: 0 }, { ...coins, seat: 1 }]).map(
        (batch) => batch.length,
      ),
    ).toEqual([1, 2, 1]);
  });

  test("two dice have slots side by side", () => {
    const dice: GameEvent = { kind: "dice", seat: 0, die: "white1", other: "white1" };
    const slots = definitionOf(dice)!
      .pieces(dice)
      .map(({ from, slot }) => [from, slot]);
    expect(slots).toEqual([
      ["die.white1.0", { n: 0, of: 2 }],
      ["die.white1.1", { n: 1, of: 2 }],
    ]);
  });

  test("a turn starts with dice, and a round has a number", () => {
    expect(logStructure.startsTurn({ ply: 3, seat: 1, events: [{ kind: "dice", seat: 1 }] })).toBe(true);
    expect(logStructure.startsTurn({ ply: 4, seat: 1, events: [coins] })).toBe(false);
    expect(logStructure.round({ ply: 4, seat: 1, events: [{ kind: "round", seat: 1, round: 7 }] })).toBe(7);
  });

  test("become the story of a village, round by round", () => {
    const serve = { kind: "serve", seat: 0, customer: "cu01" };
    const story = storyOf(
      [
        {
          ply: 1,
          seat: 0,
          events: [
            serve,
            serve,
            coins,
            { kind: "round", seat: 1, round: 2 },
            { kind: "grave", seat: 0, profession: "abbot" },
          ],
        },
      ],
      0,
    );
    expect(story.map(({ round, deeds }) => [round, deeds.map(({ times }) => times)])).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });
});

test("rolled dice land in the order of the pool", () => {
  const thrown = ["black2", "white5", "white1"].map((die) => ({
    piece: { die },
    from: "tray",
    to: "pool",
    motion: "thrown" as const,
  }));
  expect(assignSlots(thrown).map(({ slot }) => slot!.n)).toEqual([2, 1, 0]);
});
