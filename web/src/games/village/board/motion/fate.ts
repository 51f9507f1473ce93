import { isVisible } from "$app/motion/visibility";
import type { Stage } from "$app/motion/stage";
import type { Piece } from "../../events/definition";
import { pieceOf } from "../../events/pieces";

const SIZE = 40; // of a moving piece
const SMALL = 0.4; // scale of a piece on the rival's ring

/** S-TRN-3: show the fate tile that the rival's cube passes; the view cannot, because the last tile of a set is face down again at once. */
export async function turnFateTile(stage: Stage<Piece>, { fate }: { fate: string }): Promise<void> {
  const tile = stage.board.querySelector(".rival-ring [data-passed]") ?? stage.board.querySelector(".rival-ring");
  if (!tile || !isVisible(tile)) return; // do not wait for something invisible
  const box = tile.getBoundingClientRect();
  const [x, y] = [box.left + (box.width - SIZE) / 2, box.top + (box.height - SIZE) / 2];
  const at = (wide: number, size: number) => ({ transform: `translate(${x}px, ${y}px) scale(${wide}, ${size})` });
  const path = [
    { ...at(0, SMALL), offset: 0 },
    { ...at(1.3, 1.3), offset: 0.25 },
    { ...at(1.3, 1.3), offset: 0.7 },
    { ...at(SMALL, SMALL), offset: 1 },
  ];
  await stage.fly({ fate }, path, { duration: stage.ms * 2 });
}

/** S-TRN-5: roll the rival's die in the middle of her ring. */
export async function rollRivalDie(stage: Stage<Piece>, { colour }: { colour: string }): Promise<void> {
  const ring = stage.board.querySelector(".rival-ring");
  if (!ring || !isVisible(ring)) return;
  const box = ring.getBoundingClientRect();
  const [x, y] = [box.left + (box.width - SIZE) / 2, box.top + (box.height - SIZE) / 2];
  const at = (up: number, turned: number, size: number) => ({
    transform: `translate(${x}px, ${y - up}px) rotate(${turned}deg) scale(${size})`,
  });
  const path = [
    { ...at(0, -300, SMALL), offset: 0 },
    { ...at(34, -120, 1.2), offset: 0.25 },
    { ...at(0, 0, 1.2), offset: 0.45 },
    { ...at(0, 0, 1.2), offset: 0.85 },
    { ...at(0, 0, SMALL), offset: 1 },
  ];
  await stage.fly(pieceOf(colour), path, { duration: stage.ms * 2 });
}
