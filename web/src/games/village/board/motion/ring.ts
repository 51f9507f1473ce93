import { yearAt } from "../farm/years";
import type { Happening, Piece } from "../../flights";
import type { Stage } from "../../../../shell/motion/stage";

/** The marker runs along the life ring, year by year; back for one who grows younger. */
export async function runAround(stage: Stage<Piece>, event: Happening): Promise<void> {
  const marker = stage.board.querySelector<SVGElement>(`.farm.seat${event.seat} .marker`);
  const amount = Number(event.amount);
  if (!marker || !amount) return;
  const lap = Number(marker.dataset.lap);
  const way = event.kind === "younger" ? -1 : 1;
  const start = Number(marker.dataset.time) + stage.traces.runs(marker, way * amount);
  const path = Array.from({ length: amount + 1 }, (_, i) => {
    const { x, y } = yearAt(start + way * i, lap);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  await stage.play(marker, path, {
    duration: Math.min(500, 150 + 90 * amount) * (stage.ms / 360),
    easing: "ease-in-out",
  });
}
