/** Nelder and Mead 1965, with the usual coefficients. Returns the lowest point found. */
export function nelderMead(
  target: (point: readonly number[]) => number,
  start: readonly number[],
  { step = 0.3, tolerance = 1e-7, most = 600 } = {},
): { point: number[]; value: number } {
  const corners = [start, ...start.map((_, at) => start.map((each, axis) => (axis === at ? each + step : each)))];
  const simplex = corners.map((point) => ({ point: [...point], value: target(point) }));
  const size = start.length;
  for (let round = 0; round < most; round++) {
    simplex.sort((a, b) => a.value - b.value);
    const [best, worst] = [simplex[0], simplex[size]];
    if (!best || !worst || worst.value - best.value < tolerance) break;
    const center = start.map(
      (_, axis) => simplex.slice(0, size).reduce((sum, { point }) => sum + (point[axis] as number), 0) / size,
    );
    const along = (factor: number) => {
      const point = center.map((each, axis) => each + factor * ((worst.point[axis] as number) - each));
      return { point, value: target(point) };
    };
    const reflected = along(-1);
    const second = simplex[size - 1]?.value ?? worst.value;
    if (reflected.value < best.value) {
      const further = along(-2);
      simplex[size] = further.value < reflected.value ? further : reflected;
    } else if (reflected.value < second) simplex[size] = reflected;
    else {
      const nearer = along(reflected.value < worst.value ? -0.5 : 0.5);
      if (nearer.value < Math.min(reflected.value, worst.value)) simplex[size] = nearer;
      else
        for (const corner of simplex.slice(1)) {
          corner.point = corner.point.map((each, axis) => ((best.point[axis] as number) + each) / 2);
          corner.value = target(corner.point);
        }
    }
  }
  const [best] = simplex.sort((a, b) => a.value - b.value);
  return best ?? { point: [...start], value: target(start) };
}
