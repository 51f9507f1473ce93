// Formatting of times and durations.
import { i18n } from "./i18n/i18n.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function timeAgo(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS[3]!;
  return new Intl.RelativeTimeFormat(i18n.text.language, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}

export function formatClock(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  if (h >= 48)
    return new Intl.NumberFormat(i18n.text.language, { style: "unit", unit: "day" }).format(Math.floor(h / 24));
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Estimate the remaining seconds from the progress so far; null before there is any. */
export const secondsLeft = (done: number, open: number, seconds: number): number | null =>
  done > 0 ? (open / done) * seconds : null;
