// Answers by the keys 1 to 9, nine at a time; 0 turns to the next nine.
const LEAF = 9;

export const leavesOf = (answers: number) => Math.max(1, Math.ceil(answers / LEAF));
export const leafOf = <T>(answers: T[], leaf: number): T[] => answers.slice(leaf * LEAF, (leaf + 1) * LEAF);

/** Which number was pressed; null for other keys, and where somebody writes. */
export function choiceOf(event: KeyboardEvent): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]")) return null;
  return /^\d$/.test(event.key) ? Number(event.key) : null;
}
