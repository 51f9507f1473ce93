// What was undone or redone last, in a sentence.
import { i18n, t } from "./i18n/i18n.svelte";
import type { MessageOf } from "./net/types";

/** Name the move; bots or other players may have moved after it. Return "" if it is not known. */
export function describeUndo(message: MessageOf<"undo" | "redo"> | null, names: string[]): string {
  const first = message?.lines?.[0]; // older undos do not name their lines
  if (!message || !first) return "";
  const seat = String(message.seat);
  const move = i18n.text.move(first.slice(first.indexOf(" ") + 1), names);
  const withOthers = message.lines.some((line) => !["-1", seat].includes(line.split(" ")[0]!));
  const who = names[message.seat ?? -1] ?? "";
  return t(`page-${message.kind === "undo" ? "undone" : "redone"}${withOthers ? "-with-others" : ""}`, { who, move });
}
