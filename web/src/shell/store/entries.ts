// What happened, answer by answer, and what those who answer are called.
import type { Answered, Event, Message } from "../net/types";
import { speech, t } from "../i18n/speech.svelte";
import { split } from "../i18n/text";

export interface Entry {
  ply: number; // of the log after it
  seat: number; // who answered; -1 for what came before the first question
  events: Event[];
}

export function added(entries: Entry[], message: Message): Entry[] {
  const entry = { ply: message.ply!, seat: message.seat ?? -1, events: message.events ?? [] };
  return [...entries.filter((other) => other.ply < entry.ply), entry];
}

export function entryOf(answer: Answered): Entry {
  return { ply: answer.ply, seat: Number(split(answer.lines[0] ?? "-1 ")[0]), events: answer.events };
}

/** Which of these was the last by then: heading, slider and log name the same one. */
export const momentAt = (entries: Entry[], ply: number) =>
  Math.max(
    0,
    entries.findLastIndex((entry) => entry.ply <= ply),
  );

const GUESTS = ["Guest", "Gast", "访客"]; // what somebody without a name was called, in the language of that day
const DELETED = "somebody"; // what the server calls whoever has deleted all that is stored of them

export function nameOf(seat: number, name: string, kind: string): string {
  if (kind === "bot" && speech.text.has(`page-level-${name}`)) return t("page-bot-name", { n: seat + 1 });
  if (name === DELETED) return t("page-deleted");
  if (GUESTS.includes(name)) return t("page-guest");
  return name || t("page-player", { n: seat + 1 });
}
