interface Point {
  x: number;
  y: number;
}

/** An SVG path along right-angled points whose corners are rounded by `radius`, less where there is no room. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (const [index, corner] of rest.entries()) {
    const before = points[index];
    const after = rest[index + 1];
    if (!before || !after) {
      d += `L${round(corner.x)} ${round(corner.y)}`;
      continue;
    }
    const bend = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const into = towards(corner, before, bend);
    const out = towards(corner, after, bend);
    d += `L${round(into.x)} ${round(into.y)}Q${round(corner.x)} ${round(corner.y)} ${round(out.x)} ${round(out.y)}`;
  }
  return d;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
