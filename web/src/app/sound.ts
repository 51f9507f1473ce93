// Sound effects, synthesised without files. Browsers allow audio only after the first user input.
export type Sound = "turn" | "death" | "mass" | "coins";

interface Tone {
  hertz: number;
  at: number; // seconds from the start
  long: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (hertz: number, at: number, long: number, loud = 0.12, shape: OscillatorType = "sine"): Tone => ({
  hertz,
  at,
  long,
  loud,
  shape,
});
/** A bell: its strike tone and some overtones, each decaying earlier. */
const bell = (hertz: number, at: number): Tone[] =>
  [1, 2, 2.4, 3].map((part, n) => tone(hertz * part, at, 1.6 / (n + 1), 0.1 / (n + 1)));

export const SOUNDS: Record<Sound, Tone[]> = {
  turn: [tone(523, 0, 0.18), tone(784, 0.11, 0.3)],
  death: [tone(196, 0, 0.7, 0.14, "triangle"), tone(147, 0.28, 1, 0.14, "triangle")],
  mass: [...bell(330, 0), ...bell(262, 0.5)],
  coins: [tone(1760, 0, 0.09, 0.05, "triangle"), tone(2349, 0.07, 0.16, 0.05, "triangle")],
};

let context: AudioContext | undefined;

/** Start the audio context on the first user input; browsers block it before that. */
export function unlockAudioOnInput() {
  const wake = () => {
    context ??= typeof AudioContext === "function" ? new AudioContext() : undefined;
    void context?.resume();
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, wake, true);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, true);
}

export function playSound(sound: Sound) {
  if (context?.state !== "running") return;
  for (const { hertz, at, long, loud, shape } of SOUNDS[sound]) {
    const [begin, end] = [context.currentTime + at, context.currentTime + at + long];
    const [source, gain] = [context.createOscillator(), context.createGain()];
    source.type = shape;
    source.frequency.value = hertz;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    source.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(end);
  }
}
