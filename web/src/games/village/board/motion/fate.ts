import { isSeen } from "../../../../shell/motion/sight";
import type { Stage } from "../../../../shell/motion/stage";
import { thing, type Happening, type Piece } from "../../flights";

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

/** S-TRN-5: her die tumbles in the middle of her ring and comes to rest on the colour she looks for. */
export async function cast(stage: Stage<Piece>, event: Happening): Promise<void> {
  const ring = stage.board.querySelector(".rivalring");
  if (!ring || !isSeen(ring)) return;
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
  await stage.fly(thing(String(event.colour)), path, { duration: stage.ms * 2 });
}
