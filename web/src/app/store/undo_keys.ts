// The keys that undo and redo a move: Ctrl+Z and Ctrl+Y, on a Mac Cmd+Z and Shift+Cmd+Z.
import { isTyping } from "../typing";

/** Return what the key does. */
export function undoKeyOf(event: KeyboardEvent): "undo" | "redo" | null {
  if (event.altKey || event.repeat || event.defaultPrevented || isTyping(event)) return null;
  if (!event.ctrlKey && !event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}
