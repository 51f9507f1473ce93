// The part of the board that the player wants explained: chosen by click, long press, right click or the key "?".
import type { Explainable } from "../explainables";

export class HelpTarget {
  explainable = $state.raw<Explainable | null>(null);
  armed = $state(false); // the next click explains instead of making a move

  set(explainable: Explainable | null) {
    this.explainable = explainable;
    if (explainable) this.armed = false;
  }

  toggleArmed() {
    this.armed = !this.armed;
  }

  clear() {
    this.explainable = null;
    this.armed = false;
  }
}
