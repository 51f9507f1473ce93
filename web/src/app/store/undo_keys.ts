// The key that undoes a move: Ctrl+Z, on a Mac Cmd+Z.
import { isTyping } from "../typing";

/** Whether the key undoes a move. */
export function isUndoKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.repeat || event.defaultPrevented || isTyping(event)) return false;
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
}
