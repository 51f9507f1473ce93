import { burialPlace } from "../../events/pieces";
import type { BoardStage } from "./board_stage";
import { find } from "./find";
import { middle } from "$games/shared/motion/pieces";

/** Turn a page of the chronicle, or set a stone in the churchyard. */
export async function bury(stage: BoardStage, event: { rest: string }): Promise<void> {
  const rest = burialPlace(event);
  const { anchors } = stage.context;
  if (rest === "graves") {
    const grave = anchors.find("grave.free") ?? find(stage.context, rest);
    if (!grave || stage.context.closedSheet(grave)) return;
    const { x, y } = middle(grave);
    const up = [
      { transform: `translate(${x}px, ${y + 22}px) scaleY(.1)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 6}px) scaleY(1.15)`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
    ];
    return stage.fly({ icon: "grave" }, up, { duration: stage.ms });
  }
  if (!rest.startsWith("chronicle")) return;
  const [book, leaf] = [anchors.find("chronicle.book"), anchors.find("chronicle.leaf")];
  if (!book || !leaf) return;
  const lift = [{ transform: "none" }, { transform: "translateY(-7px) scale(1.02)" }, { transform: "none" }];
  const turn = [
    { transform: "scaleX(1)", opacity: 1 },
    { transform: "scaleX(0) skewY(-9deg)", opacity: 1, offset: 0.5 },
    { transform: "scaleX(-1)", opacity: 1, offset: 0.95 },
    { transform: "scaleX(-1)", opacity: 0 },
  ];
  await Promise.all([
    stage.play(book, lift, { duration: stage.ms * 1.2 }),
    stage.play(leaf, turn, { duration: stage.ms * 1.2 }),
  ]);
}
