import { atHand } from "../../../../shell/motion/sight";
import { RIVAL } from "../../looks";

/** Where on the screen something is; what lies on a sheet that is not open is at the tab of that sheet. */
export function find(board: HTMLElement, name: string): Element | null {
  const there = drawn(board, name);
  const page = there?.closest<HTMLElement>(".sheet.away");
  return page ? (board.querySelector(`[data-leads="${page.dataset.sheet}"]`) ?? there) : there;
}

const OWNED = /^(?:farm|home|ship|store|owned)\b/; // what lies at a farm
const HELD = /^(farm|home|ship|store|owned)\.(\d)(?:\.(.+))?$/;

/** Whether it is a place of the board, not something that lies at a farm or in the stock beside it. */
export const onBoard = (name: string) => !OWNED.test(name) && !/^(stock|bag|rival)/.test(name);

/** Where a movement begins or ends: what one has may be out of the window, then it is at hand. */
export function reach(name: string, there: Element | null): Element | null {
  const [, kind, seat, thing] = HELD.exec(name) ?? [];
  return seat === undefined ? there : atHand(there, seat, thing ?? kind!);
}

/** A spot, a place for members, a farm and its stores, the stock or the rival, wherever it is drawn. */
export function drawn(board: HTMLElement, name: string): Element | null {
  const [, kind = name, rest = ""] = /^([^.]*)\.(.*)$/.exec(name) ?? [];
  const one = (query: string) => board.querySelector(query);
  switch (kind) {
    case "farm":
      return one(`.farm.seat${rest}`);
    case "home":
      return one(`.farm.seat${rest} .people > :not(.purse)`) ?? one(`.farm.seat${rest}`);
    case "store":
      return store(board, ...(rest.split(".") as [string, string]));
    case "stock":
      return rest ? (one(`[data-spot="${name}"]`) ?? one(".stock")) : one(".stock");
    case "rival":
      return one(".rivalring");
    case "aisle":
      return aisle(board);
    case "bag":
      return one(".stock .greenbag") ?? one(".stock");
    case "pile":
      return one('[data-place="pile"]');
    case "line":
      return one(`[data-spot^="line."][data-what="customer.${rest}"]`) ?? one('[data-place="line"]');
    case "graves":
      return one('[data-area="graves"]');
    case "chronicle":
      return one(`[data-place="${name}"]`) ?? one('[data-area="chronicle"]');
    case "boat":
    case "ship":
      return one(`[data-${kind}="${rest}"]`) ?? one(`.farm.seat${rest}`);
    case "owned":
      return owned(board, ...(rest.split(".") as [string, string]));
    case "making":
      return one(`[data-makes~="${rest}"]`) ?? one(".stock");
    case "area":
      return one(`[data-area="${rest}"]`) ?? one(`[data-spot="${name}"]`);
    case "place":
      return one(`[data-place="${rest}"]`) ?? one(`[data-area="${rest}"]`);
    default:
      return (
        one(`[data-spot="${name}"]`) ?? one(`[data-place="${name}"]`) ?? one(`[data-area="${rest.split(".")[0]}"]`)
      );
  }
}

/** S-MAS-1: the first window without one of the rival's. */
function aisle(board: HTMLElement): Element | null {
  const free = [...board.querySelectorAll<HTMLElement>('[data-place^="window"]')].find(
    ({ dataset }) => !board.querySelector(`[data-member^="${RIVAL}.${dataset.place}."]`),
  );
  return free ?? board.querySelector('[data-area="church"]');
}

function store(board: HTMLElement, seat: string, name: string): Element | null {
  const farm = board.querySelector(`.farm.seat${seat}`);
  return farm?.querySelector(`[data-store="${name}"]`) ?? farm ?? null;
}

/** A villager that is about to be played lies readable above the board. */
function owned(board: HTMLElement, seat: string, villager: string): Element | null {
  const farm = board.querySelector(`.farm.seat${seat}`);
  const card = board.querySelector(`.tray [data-spot="owned.${villager}"]`);
  if (card && farm?.matches(".own")) return card;
  return farm?.querySelector(`[data-what="owned.${villager}"]`) ?? farm ?? null;
}

/** A figure that is in sight: it goes from where it stands. */
export function standing(board: HTMLElement, name: string): Element | null {
  const figure = name ? board.querySelector(`[data-member="${name}"]`) : null;
  return figure?.closest(".sheet.away") ? null : figure;
}

/** The drawn piece itself and what is written on it, to be hidden while it is on its way; nothing where several stand for one. */
export function piecesAt(board: HTMLElement, name: string): Element[] {
  if (/^(stall|line)\./.test(name)) return [...(drawn(board, name)?.querySelectorAll(".customer") ?? [])];
  if (name.startsWith("cube.")) return [...board.querySelectorAll(`[data-spot="${name}"] .cube`)].slice(-1);
  const figure = board.querySelector<HTMLElement>(`[data-member="${name}"]`);
  if (!figure || Number(figure.dataset.count ?? 1) > 1) return [];
  return [figure, ...board.querySelectorAll(`[data-written="${name}"]`)];
}
