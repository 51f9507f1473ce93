// What somebody asks about: a thing of the board, by a press that answers nothing, a long touch, the other mouse button or a key.
import type { Thing } from "../things";

export class Asking {
  thing = $state.raw<Thing | null>(null);
  ready = $state(false); // the next press asks, it does not answer

  about(thing: Thing | null) {
    this.thing = thing;
    if (thing) this.ready = false;
  }

  end() {
    this.thing = null;
    this.ready = false;
  }
}
