import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game as myVillage } from "../src/games/my_village";
import { viewWithQuestion } from "./views";
import { game as village } from "../src/games/village";
import { playSound, unlockAudioOnInput, SOUNDS } from "../src/app/sound";
import { pressedDigit, pageOf, pageCount } from "../src/app/store/number_keys";
import { browserLanguage, PACES } from "../src/app/store/preferences";
import { settings } from "../src/app/store/settings.svelte";

const pressed = (key: string, init: KeyboardEventInit = {}, target?: Element) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
  (target ?? document.body).dispatchEvent(event);
  return pressedDigit(event);
};

describe("number keys", () => {
  const moves = Array.from({ length: 20 }, (_, n) => n);

  test("number nine moves per page", () => {
    expect([pageCount(0), pageCount(9), pageCount(20)]).toEqual([1, 1, 3]);
    expect([pageOf(moves, 0).length, pageOf(moves, 2)]).toEqual([9, [18, 19]]);
  });

  test("return the pressed digit and ignore other keys", () => {
    expect([pressed("1"), pressed("9"), pressed("0"), pressed("a"), pressed("Enter")]).toEqual([1, 9, 0, null, null]);
  });

  test("ignore browser shortcuts, repeated keys and typing in fields", () => {
    document.body.innerHTML = "<input>";
    expect([pressed("1", { ctrlKey: true }), pressed("1", { repeat: true })]).toEqual([null, null]);
    expect(pressed("1", {}, document.querySelector("input")!)).toBe(null);
  });
});

describe("the language of a first visit", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ["de-AT", "de"],
    ["zh-CN", "zh"],
    ["zh-Hans-HK", "zh"],
    ["zh", "zh"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-Hant-TW", "zh-Hant"],
    ["fr-FR", "en"],
  ])("is for %s %s", (tag, language) => {
    vi.stubGlobal("navigator", { languages: ["fr", tag, "en"] });
    expect(browserLanguage()).toBe(language);
  });
});

describe("sound effects", () => {
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

  test("are silent before the first input", () => {
    unlockAudioOnInput();
    playSound("mass");
    expect(started).not.toHaveBeenCalled();
    pressed("x");
    playSound("mass");
    expect(started).toHaveBeenCalledTimes(SOUNDS.mass.length);
  });

  test("are defined by both games", () => {
    const view = viewWithQuestion("turn");
    expect(village.sound!({ kind: "death", seat: 0 }, view)).toBe("death");
    expect(village.sound!({ kind: "walk", seat: 0 }, view)).toBeUndefined();
    expect(myVillage.sound!({ kind: "grave", seat: 0 }, view)).toBe("death");
  });
});

describe("settings", () => {
  const root = document.documentElement;
  const colour = (n: number) => root.style.getPropertyValue(`--colour${n}`);

  test("the own seat swaps its colour with the preferred one", () => {
    settings.change({ seatColour: 3 });
    settings.setOwnSeat(1);
    expect([colour(1), colour(3), colour(0)]).toEqual(["var(--paint3)", "var(--paint1)", ""]);
    settings.setOwnSeat(null);
    expect([colour(1), colour(3)]).toEqual(["", ""]);
    settings.setOwnSeat(3);
    expect(colour(3)).toBe("");
  });

  test("are saved and applied to the page", () => {
    settings.change({ textSize: 1.32, figureSize: 1.4, sound: false, numberKeys: true, pace: PACES.at(-1)! });
    const saved = JSON.parse(localStorage.getItem("village")!);
    expect(saved).toMatchObject({ text: 1.32, figure: 1.4, sound: false, keys: true, pace: 2500, colour: 3 });
    expect([root.style.getPropertyValue("--text-size"), root.style.getPropertyValue("--figure")]).toEqual([
      "1.32",
      "1.4",
    ]);
  });
});
