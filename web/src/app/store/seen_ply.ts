// How far this browser tab has shown each table, so that reloading the page does not show the last moves again.
const key = (tableId: string) => `village.seen.${tableId}`;

export const seenPly = (tableId: string): number => Number(sessionStorage.getItem(key(tableId)) ?? 0);

export function saveSeenPly(tableId: string, ply: number) {
  sessionStorage.setItem(key(tableId), String(ply));
}
