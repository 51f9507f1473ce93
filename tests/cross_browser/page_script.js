// What a test asks the page. An object literal, so that it can be part of an expression.
({
  offers() {
    const all = document.querySelectorAll(
      "[data-token]:not([disabled]), .hamlet [data-pick]:not(.picked), .hamlet .take:not([disabled])",
    );
    return [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  },

  /** What the game waits for. */
  state() {
    const question = document.querySelector(".question");
    return {
      over: Boolean(document.querySelector("section.end")),
      move: question?.dataset.ply ?? "",
      offers: question?.getAttribute("aria-busy") === "false" ? this.offers().length : 0,
      picked: document.querySelectorAll(".picked").length,
    };
  },

  /** A point of the window where a click reaches this element, or null if something covers it. */
  point(element) {
    if (!element) return null;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const points = parts.flatMap((down) => parts.map((right) => [x + right * width, y + down * height]));
    return points.find((point) => element.contains(document.elementFromPoint(...point))) ?? null;
  },

  pointOf(selector) {
    return this.point([...document.querySelectorAll(selector)].find((element) => element.checkVisibility()));
  },

  pointOfOffer(number) {
    const offers = this.offers();
    return this.point(offers[number % offers.length]);
  },

  /** The final scores, as the page shows them. */
  scores() {
    return [...document.querySelectorAll(".podium li")].map((line) => line.textContent.trim());
  },

  errors() {
    return JSON.parse(sessionStorage.errors ?? "[]");
  },
})
