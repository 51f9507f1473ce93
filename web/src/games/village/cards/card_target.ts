import type { TargetAttributes, Scene } from "../board/scene";

/** A card on the board: its target, place and label, and the questions in which such cards are chosen. */
export interface BoardCard {
  card: string;
  target: string;
  place: string;
  label: string;
  questions: string[];
}

/** Return the attributes of a card. A card that is no legal move is enlarged; if such cards are chosen now, the page also explains why this one is not allowed. */
export function cardTarget(scene: Scene, { card, target, place, label, questions }: BoardCard): TargetAttributes {
  if (scene.isLegal(target) || scene.isLegal(`area.${place}`)) return scene.targetAttributes(target); // any part of a space chooses it
  const onclick = (event: Event) => {
    if (!questions.includes(scene.view.ask.question)) event.stopPropagation();
    scene.enlarge(card);
  };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault(); // otherwise the key would press the button of the enlarged card
    onclick(event);
  };
  return {
    class: "enlargeable",
    "data-target": target,
    ...scene.anchors.attributes(target),
    role: "button",
    tabindex: 0,
    "aria-label": label,
    onclick,
    onkeydown,
  };
}
