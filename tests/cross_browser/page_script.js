// Functions called by the tests. An object literal, so that it can be part of an expression.
({
  targets() {
    const all = document.querySelectorAll(
      "[data-token]:not([disabled]), .my-village [data-pick]:not(.picked), .my-village .sell-button:not([disabled])",
    );
    return [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  },

  /** Return the state of the game. */
  state() {
    const bar = document.querySelector(".prompt-bar");
    return {
      over: Boolean(document.querySelector("section.game-over")),
      move: bar?.dataset.ply ?? "",
      targets: bar?.getAttribute("aria-busy") === "false" ? this.targets().length : 0,
      picked: document.querySelectorAll(".picked").length,
    };
  },

  /** Return a point of the window where a click reaches this element, or null if something covers it. */
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

  pointOfTarget(number) {
    const targets = this.targets();
    return this.point(targets[number % targets.length]);
  },

  /** Return the final scores as shown by the page. */
  scores() {
    return [...document.querySelectorAll(".podium li")].map((line) => line.textContent.trim());
  },

  errors() {
    return JSON.parse(sessionStorage.errors ?? "[]");
  },
})
