import { yearAt } from "../farm/years";
import type { BoardStage } from "./board_stage";

/** Move the marker of a seat along the life ring year by year; backwards if the years are negative. */
export async function moveLifeMarker(stage: BoardStage, seat: number, years: number): Promise<void> {
  const { anchors, view, game } = stage.context;
  const marker = anchors.find(`marker.${seat}`);
  const amount = Math.abs(years);
  if (!marker || !amount) return;
  const { lap } = game.printed;
  const way = Math.sign(years);
  const start = view.families[seat]!.time + stage.leftovers.advance(marker, years);
  const path = Array.from({ length: amount + 1 }, (_, i) => {
    const { x, y } = yearAt(start + way * i, lap);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  await stage.play(marker, path, {
    duration: Math.min(500, 150 + 90 * amount) * (stage.ms / 360),
    easing: "ease-in-out",
  });
}
