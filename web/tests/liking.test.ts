import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game as myVillage } from "../src/games/my_village";
import { game as village } from "../src/games/village";
import { hear, listenForPress, SOUNDS } from "../src/shell/sound";
import { choiceOf, leafOf, leavesOf } from "../src/shell/store/keys";
import { PACES, wishes } from "../src/shell/store/wishes.svelte";

const pressed = (key: string, init: KeyboardEventInit = {}, target?: Element) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
  (target ?? document.body).dispatchEvent(event);
  return choiceOf(event);
};

describe("answers by keys", () => {
  const answers = Array.from({ length: 20 }, (_, n) => n);

  test("nine have numbers at a time", () => {
    expect([leavesOf(0), leavesOf(9), leavesOf(20)]).toEqual([1, 1, 3]);
    expect([leafOf(answers, 0).length, leafOf(answers, 2)]).toEqual([9, [18, 19]]);
  });

  test("a number is a choice, other keys are none", () => {
    expect([pressed("1"), pressed("9"), pressed("0"), pressed("a"), pressed("Enter")]).toEqual([1, 9, 0, null, null]);
  });

  test("nothing is chosen by a shortcut of the browser, a key held down, or where somebody writes", () => {
    document.body.innerHTML = "<input>";
    expect([pressed("1", { ctrlKey: true }), pressed("1", { repeat: true })]).toEqual([null, null]);
    expect(pressed("1", {}, document.querySelector("input")!)).toBe(null);
  });
});

describe("what is heard", () => {
  const started = vi.fn();
  class Fake {
    state = "running";
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createOscillator = () => ({
      frequency: {},
      connect: (next: unknown) => next,
      start: started,
      stop: () => undefined,
    });
    createGain = () => ({
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect: (next: unknown) => next,
    });
  }
  beforeEach(() => vi.stubGlobal("AudioContext", Fake));
  afterEach(() => vi.unstubAllGlobals());

  test("nothing before the first press, then every tone", () => {
    listenForPress();
    hear("mass");
    expect(started).not.toHaveBeenCalled();
    pressed("x");
    hear("mass");
    expect(started).toHaveBeenCalledTimes(SOUNDS.mass.length);
  });

  test("both games say what is heard", () => {
    expect(village.sound!({ kind: "death", seat: 0 })).toBe("death");
    expect(village.sound!({ kind: "walk", seat: 0 })).toBeUndefined();
    expect(myVillage.sound!({ kind: "grave", seat: 0 })).toBe("death");
  });
});

describe("how one likes it", () => {
  const root = document.documentElement;
  const colour = (n: number) => root.style.getPropertyValue(`--colour${n}`);

  test("one's seat wears one's colour, and whoever had it wears that of the seat", () => {
    wishes.colour = 3;
    wishes.wear(1);
    expect([colour(1), colour(3), colour(0)]).toEqual(["var(--paint3)", "var(--paint1)", ""]);
    wishes.wear(null);
    expect([colour(1), colour(3)]).toEqual(["", ""]);
    wishes.wear(3);
    expect(colour(3)).toBe("");
  });

  test("all of it is remembered and put on the page", () => {
    [wishes.text, wishes.figure, wishes.sound, wishes.keys, wishes.pace] = [1.32, 1.4, false, true, PACES.at(-1)!];
    wishes.keep();
    const kept = JSON.parse(localStorage.getItem("village")!);
    expect(kept).toMatchObject({ text: 1.32, figure: 1.4, sound: false, keys: true, pace: 2500, colour: 3 });
    expect([root.style.getPropertyValue("--text"), root.style.getPropertyValue("--figure")]).toEqual(["1.32", "1.4"]);
  });
});
