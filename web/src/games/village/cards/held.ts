import type { Press, Scene } from "../board/scene";

/** A card on the board: where it lies, what it says, and in which questions one like it is chosen. */
export interface Lying {
  card: string;
  spot: string;
  place: string;
  says: string;
  chosen: string[];
}

/** What answers nothing can be looked at; where one like it is chosen, the page says why not, too. */
export function held(scene: Scene, { card, spot, place, says, chosen }: Lying): Press {
  if (scene.asks(spot) || scene.asks(`area.${place}`)) return scene.press(spot); // any part of a space chooses it
  const onclick = (event: Event) => {
    if (!chosen.includes(scene.view.ask.step)) event.stopPropagation();
    scene.look(card);
  };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault(); // else it would press the button of the card that is held up
    onclick(event);
  };
  return { class: "held", "data-spot": spot, role: "button", tabindex: 0, "aria-label": says, onclick, onkeydown };
}
