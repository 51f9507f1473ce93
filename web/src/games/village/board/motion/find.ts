import { visibleTarget } from "$app/motion/visibility";
import { RIVAL } from "../../constants";

/** Find an element by name; if its sheet is not open, return the tab of that sheet. */
export function find(board: HTMLElement, name: string): Element | null {
  const element = findDrawn(board, name);
  const page = element?.closest<HTMLElement>(".sheet.off-screen");
  return page ? (board.querySelector(`[data-tab="${page.dataset.sheet}"]`) ?? element) : element;
}

const AT_FARM = /^(?:farm|home|ship|store|owned)\b/; // things at a farm
const FARM_ITEM = /^(farm|home|ship|store|owned)\.(\d)(?:\.(.+))?$/;

/** Whether a name is a place on the board, not something at a farm or in the stock. */
export const onBoard = (name: string) => !AT_FARM.test(name) && !/^(stock|bag|rival)/.test(name);

/** Return the start or end of a movement; if a thing at a farm is out of sight, use the resource bar. */
export function endpoint(name: string, element: Element | null): Element | null {
  const [, kind, seat, thing] = FARM_ITEM.exec(name) ?? [];
  return seat === undefined ? element : visibleTarget(element, seat, thing ?? kind!);
}

/** Find the drawn element of a target, a place, a farm, a store, the stock or the rival. */
export function findDrawn(board: HTMLElement, name: string): Element | null {
  const [, kind = name, rest = ""] = /^([^.]*)\.(.*)$/.exec(name) ?? [];
  const query = (query: string) => board.querySelector(query);
  switch (kind) {
    case "farm":
      return query(`.farm.seat${rest}`);
    case "home":
      return query(`.farm.seat${rest} .people > :not(.payment-options)`) ?? query(`.farm.seat${rest}`);
    case "store":
      return store(board, ...(rest.split(".") as [string, string]));
    case "stock":
      return rest ? (query(`[data-target="${name}"]`) ?? query(".stock")) : query(".stock");
    case "rival":
      return query(".rival-ring");
    case "aisle":
      return firstFreeWindow(board);
    case "bag":
      return query(".stock .green-bag") ?? query(".stock");
    case "pile":
      return query('[data-place="pile"]');
    case "line":
      return query(`[data-target^="line."][data-explain="customer.${rest}"]`) ?? query('[data-place="line"]');
    case "graves":
      return query('[data-area="graves"]');
    case "chronicle":
      return query(`[data-place="${name}"]`) ?? query('[data-area="chronicle"]');
    case "boat":
    case "ship":
      return query(`[data-${kind}="${rest}"]`) ?? query(`.farm.seat${rest}`);
    case "owned":
      return owned(board, ...(rest.split(".") as [string, string]));
    case "making":
      return query(`[data-produces~="${rest}"]`) ?? query(".stock");
    case "area":
      return query(`[data-area="${rest}"]`) ?? query(`[data-target="${name}"]`);
    case "place":
      return query(`[data-place="${rest}"]`) ?? query(`[data-area="${rest}"]`);
    default:
      return (
        query(`[data-target="${name}"]`) ??
        query(`[data-place="${name}"]`) ??
        query(`[data-area="${rest.split(".")[0]}"]`)
      );
  }
}

/** S-MAS-1: the first window without a member of the rival. */
function firstFreeWindow(board: HTMLElement): Element | null {
  const free = [...board.querySelectorAll<HTMLElement>('[data-place^="window"]')].find(
    ({ dataset }) => !board.querySelector(`[data-member^="${RIVAL}.${dataset.place}."]`),
  );
  return free ?? board.querySelector('[data-area="church"]');
}

function store(board: HTMLElement, seat: string, name: string): Element | null {
  const farm = board.querySelector(`.farm.seat${seat}`);
  return farm?.querySelector(`[data-resource="${name}"]`) ?? farm ?? null;
}

/** A villager card on a farm, or in the card picker if it is about to be played. */
function owned(board: HTMLElement, seat: string, villager: string): Element | null {
  const farm = board.querySelector(`.farm.seat${seat}`);
  const card = board.querySelector(`.card-picker [data-target="owned.${villager}"]`);
  if (card && farm?.matches(".own")) return card;
  return farm?.querySelector(`[data-explain="owned.${villager}"]`) ?? farm ?? null;
}

/** A figure on the open sheet, from which its movement starts. */
export function visibleFigure(board: HTMLElement, name: string): Element | null {
  const figure = name ? board.querySelector(`[data-member="${name}"]`) : null;
  return figure?.closest(".sheet.off-screen") ? null : figure;
}

/** The drawn piece and its numbers, to be hidden while it moves; nothing if the figure stands for several. */
export function piecesAt(board: HTMLElement, name: string): Element[] {
  if (/^(stall|line)\./.test(name)) return [...(findDrawn(board, name)?.querySelectorAll(".customer") ?? [])];
  if (name.startsWith("cube.")) return [...board.querySelectorAll(`[data-target="${name}"] .cube`)].slice(-1);
  const figure = board.querySelector<HTMLElement>(`[data-member="${name}"]`);
  if (!figure || Number(figure.dataset.count ?? 1) > 1) return [];
  return [figure, ...board.querySelectorAll(`[data-plates="${name}"]`)];
}
