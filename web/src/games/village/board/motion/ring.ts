import { yearAt } from "../farm/years";
import type { Piece } from "../../events/definition";
import type { EventsOf } from "../../types";

type Aging = Extract<EventsOf["base"], { kind: "time" }> | Extract<EventsOf["inn"], { kind: "younger" }>;

import type { Stage } from "$app/motion/stage";

/** Move the marker along the life ring year by year; backwards if the member grows younger. */
export async function moveLifeMarker(stage: Stage<Piece>, event: Aging): Promise<void> {
  const marker = stage.board.querySelector<SVGElement>(`.farm.seat${event.seat} .marker`);
  const { amount } = event;
  if (!marker || !amount) return;
  const lap = Number(marker.dataset.lap);
  const way = event.kind === "younger" ? -1 : 1;
  const start = Number(marker.dataset.time) + stage.leftovers.advance(marker, way * amount);
  const path = Array.from({ length: amount + 1 }, (_, i) => {
    const { x, y } = yearAt(start + way * i, lap);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  await stage.play(marker, path, {
    duration: Math.min(500, 150 + 90 * amount) * (stage.ms / 360),
    easing: "ease-in-out",
  });
}
