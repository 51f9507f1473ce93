// The targets on the board for the questions of the base game.
import type { FindTarget } from "../move_targets";

const farmMember: FindTarget = (choice) => `member.farm.${choice}`;
const sameName: FindTarget = (choice) => choice;
const stock: FindTarget = (choice) => `stock.${choice}`;
const own: FindTarget = (choice) => `own.${choice}`;

export const MOVE_TARGETS: Record<string, FindTarget> = {
  turn: (choice) => (choice.startsWith("well.") ? choice : `cube.${choice}`),
  action: (choice) => `area.${choice}`,
  harvest: () => "area.grain",
  family: (choice) => (choice === "birth" ? "area.family" : choice.replace("home", "member")),
  crafts: (choice) => `craft.${choice}`,
  make: (_, view) => `craft.${view.ask.subject}.make`,
  train: farmMember,
  who: (choice, view) => `member.${view.ask.subject}.${choice}`,
  death: (choice) => `member.${choice}`,
  buy: (choice) => `member.bag.${choice}`,
  promote: (choice) => `member.window${choice}`,
  good: stock,
  cube: stock,
  gift: stock,
  fee: own,
  church: own,
  pay: (choice) => `pay.${choice}`,
  council: (choice) => ({ enter: "stage.1", rest: "area.council" })[choice] ?? choice.replace("advance", "stage"),
  privilege: (choice) => `privilege.${choice}`,
  travel: (choice) => choice.replace(/^send\./, "step.village.").replace(/^move\./, "step."),
  market: sameName,
};
