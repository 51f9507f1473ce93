// Times in words and on clocks.
import { speech } from "./i18n/speech.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? STEPS[3]!;
  return new Intl.RelativeTimeFormat(speech.text.language, { numeric: "auto" }).format(
    -Math.floor(past / length),
    unit,
  );
}

export function clock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  if (h >= 48)
    return new Intl.NumberFormat(speech.text.language, { style: "unit", unit: "day" }).format(Math.floor(h / 24));
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** How many seconds it takes still, if so much took so many; null while nobody can know. */
export const left = (done: number, open: number, seconds: number): number | null =>
  done > 0 ? (open / done) * seconds : null;
