export interface Point {
  x: number;
  y: number;
}

const at = ({ x, y }: Point, more = "") => `translate(${x}px, ${y}px) ${more}`;
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** An arc through the air. */
export function arc(a: Point, b: Point): Keyframe[] {
  const top = between(a, b, 0.5);
  top.y -= 24 + Math.hypot(b.x - a.x, b.y - a.y) * 0.12;
  return [
    { transform: at(a), easing: "ease-out" },
    { transform: at(top, "scale(1.25)"), easing: "ease-in" },
    { transform: at(b) },
  ];
}

const STRIDE = 46; // pixels

/** A walk in small steps, bobbing and swaying. */
export function walk(a: Point, b: Point): Keyframe[] {
  const count = Math.max(3, Math.min(10, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / STRIDE)));
  const path: Keyframe[] = [{ transform: at(a) }];
  for (let i = 0; i < count; i++) {
    const up = between(a, b, (i + 0.5) / count);
    path.push(
      { transform: at({ x: up.x, y: up.y - 7 }, `rotate(${i % 2 ? 6 : -6}deg)`) },
      { transform: at(between(a, b, (i + 1) / count)) },
    );
  }
  return path;
}

/** An even motion over water, rocking slightly. */
export function glide(a: Point, b: Point): Keyframe[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t, i) => ({
    transform: at(between(a, b, t), `rotate(${[0, -4, 3, -3, 0][i]}deg)`),
  }));
}

/** A piece drawn from a bag: it rises out of it first. */
export function rise(a: Point, b: Point): Keyframe[] {
  const above = { x: a.x, y: a.y - 46 };
  return [
    { transform: at(a, "scale(.3)"), opacity: 0 },
    { transform: at(above, "scale(1.3)"), opacity: 1, offset: 0.4, easing: "ease-in-out" },
    { transform: at(b), opacity: 1 },
  ];
}
