// Movements of events that are not pieces moving from place to place.
import { RAT_STEP } from "../../constants";
import { STEP } from "../village/life";
import type { BoardStage } from "./board_stage";
import { find } from "./find";

/** Move the life marker from cloud to cloud, and over the bridge to the first one. */
export async function moveLifeMarker(stage: BoardStage, event: { seat: number; amount: number }): Promise<void> {
  const { anchors, view, printed } = stage.context;
  const marker = anchors.find(`marker.${event.seat}`);
  if (!marker) return;
  const { clouds } = printed.life;
  const [drawn, amount] = [view.villages[event.seat]!.cloud, event.amount];
  const from = drawn + stage.leftovers.advance(marker, amount);
  const at = (cloud: number) => ({ translate: `${((cloud % clouds) - drawn) * STEP}px` });
  const path = Array.from({ length: amount + 1 }, (_, i) => at(from + i));
  await stage.play(marker, path, { duration: Math.min(700, 150 + 90 * amount), easing: "ease-in-out" });
}

/** Move the rat towards the village; pips beyond it are lost. */
export async function moveRat(stage: BoardStage, { distance }: { distance: number }): Promise<void> {
  const { anchors, view } = stage.context;
  const rat = anchors.find("rat");
  if (!rat) return;
  const whole = view.rat - distance; // steps since the view was drawn
  const ran = stage.leftovers.advance(rat, 0);
  const far = whole - ran;
  stage.leftovers.advance(rat, far);
  const at = (step: number, up = 0) => ({ translate: `${(ran + step) * RAT_STEP}px ${up}px` });
  const hops = Array.from({ length: far + 1 }, (_, i) => [at(i), ...(i < far ? [at(i + 0.5, -5)] : [])]).flat();
  await stage.play(rat, hops, { duration: 200 + 110 * far });
}

/** Highlight what is used: the activated banner, the chosen value. */
export const shine =
  <E>(name: (event: E) => string) =>
  async (stage: BoardStage, event: E): Promise<void> => {
    const used = find(stage.context.anchors, name(event));
    const glow = { scale: "1.1", filter: "drop-shadow(0 0 9px #f2a900)" };
    await (used && stage.play(used, [{}, glow, { ...glow, offset: 0.7 }, {}], { duration: stage.ms * 1.8 }));
  };
