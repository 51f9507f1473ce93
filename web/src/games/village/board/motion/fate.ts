import { isSeen } from "../../../../shell/motion/sight";
import type { Stage } from "../../../../shell/motion/stage";
import type { Happening, Piece } from "../../flights";

const SIZE = 40; // of a piece that moves
const SMALL = 0.4; // as it lies on her ring

/** S-TRN-3: the tile of fate that her cube passes is turned up before one's eyes: the last of a set lies face down at once. */
export async function turnUp(stage: Stage<Piece>, event: Happening): Promise<void> {
  const tile = stage.board.querySelector(".rivalring [data-passed]") ?? stage.board.querySelector(".rivalring");
  if (!tile || !isSeen(tile)) return; // else one would wait for nothing
  const box = tile.getBoundingClientRect();
  const [x, y] = [box.left + (box.width - SIZE) / 2, box.top + (box.height - SIZE) / 2];
  const at = (wide: number, size: number) => ({ transform: `translate(${x}px, ${y}px) scale(${wide}, ${size})` });
  const path = [
    { ...at(0, SMALL), offset: 0 },
    { ...at(1.3, 1.3), offset: 0.25 },
    { ...at(1.3, 1.3), offset: 0.7 },
    { ...at(SMALL, SMALL), offset: 1 },
  ];
  await stage.fly({ fate: String(event.fate) }, path, { duration: stage.ms * 2 });
}
