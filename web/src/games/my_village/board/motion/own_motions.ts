// Movements of events that are not pieces moving from place to place.
import type { Stage } from "$app/motion/stage";
import type { Piece } from "../../events/definition";
import { STEP } from "../village/life";
import { find } from "./find";

/** Move the life marker from cloud to cloud, and over the bridge to the first one. */
export async function moveLifeMarker(stage: Stage<Piece>, event: { seat: number; amount: number }): Promise<void> {
  const marker = stage.board.querySelector<SVGElement>(`[data-anchor="seat.${event.seat}"] .life-marker`);
  if (!marker) return;
  const clouds = stage.board.querySelectorAll(`[data-anchor="seat.${event.seat}"] .cloud`).length;
  const [drawn, amount] = [Number(marker.dataset.cloud), event.amount];
  const from = drawn + stage.leftovers.advance(marker, amount);
  const at = (cloud: number) => ({ translate: `${((cloud % clouds) - drawn) * STEP}px` });
  const path = Array.from({ length: amount + 1 }, (_, i) => at(from + i));
  await stage.play(marker, path, { duration: Math.min(700, 150 + 90 * amount), easing: "ease-in-out" });
}

/** Move the rat towards the village; pips beyond it are lost. */
export async function moveRat(stage: Stage<Piece>, { distance }: { distance: number }): Promise<void> {
  const rat = stage.board.querySelector<SVGElement>(".rat-marker");
  if (!rat) return;
  const whole = Number(rat.dataset.steps) - distance; // steps since the view was drawn
  const ran = stage.leftovers.advance(rat, 0);
  const far = whole - ran;
  stage.leftovers.advance(rat, far);
  const at = (step: number, up = 0) => ({ translate: `${(ran + step) * Number(rat.dataset.width)}px ${up}px` });
  const hops = Array.from({ length: far + 1 }, (_, i) => [at(i), ...(i < far ? [at(i + 0.5, -5)] : [])]).flat();
  await stage.play(rat, hops, { duration: 200 + 110 * far });
}

/** Highlight what is used: the activated banner, the chosen value. */
export const shine =
  <E>(name: (event: E) => string) =>
  async (stage: Stage<Piece>, event: E): Promise<void> => {
    const used = find(stage.board, name(event));
    const glow = { scale: "1.1", filter: "drop-shadow(0 0 9px #f2a900)" };
    await (used && stage.play(used, [{}, glow, { ...glow, offset: 0.7 }, {}], { duration: stage.ms * 1.8 }));
  };
