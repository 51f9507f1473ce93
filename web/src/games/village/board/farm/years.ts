/** Position of a year on the life ring, centred at (60, 60); the bridge is before the first year. */
export function yearAt(step: number, lap: number): { x: number; y: number } {
  const angle = ((step + 0.5) / lap) * 2 * Math.PI - Math.PI / 2;
  return { x: 60 + 44 * Math.cos(angle), y: 60 + 44 * Math.sin(angle) };
}
