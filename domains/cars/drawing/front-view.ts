import type { Look } from "@/domains/look";
import { type Corner, frameOf, outlinePath, run } from "./outline";

const roofs: Readonly<Record<string, number>> = { boxy: 0.8, van: 0.86, minivan: 0.76, pickup: 0.74, monobox: 0.76 };

/** The car from ahead, in inches: x from its left edge, y as in the side view. */
export function frontView(look: Look) {
  const { width, height, marks, family, belt, hood, cowl, nose, bottom } = frameOf(look);
  const middle = width / 2;
  const roof = roofs[family] ?? 0.68;
  const [bonnet, grille, screen] = [hood * height, nose * height, cowl * height];
  const mirrored = (xs: readonly number[], ys: readonly number[], round: number) => {
    const out = xs.map((x) => x * middle);
    const half = run(out, ys, round);
    const turn = (sign: 1 | -1) => half.map(([x, y, r]): Corner => [middle + sign * x, y, r]);
    return { right: turn(1), left: turn(-1).reverse() };
  };
  const whole = (...args: Parameters<typeof mirrored>) => {
    const { right, left } = mirrored(...args);
    return outlinePath([...right, ...left]);
  };
  const pair = (...args: Parameters<typeof mirrored>) =>
    Object.values(mirrored(...args))
      .map((half) => outlinePath(half))
      .join("");
  const isOpen = family === "open";
  const cabin = isOpen ? [bonnet + 3, bonnet + 2, belt * height] : [height + 1, height - 3, belt * height];
  const [flank, low] = [(belt * height + bottom) / 2, bottom + 4];
  const lamp = marks.has("round") ? [3, 3, 10, 10] : marks.has("block") ? [4.5, 2.5, 8.5, 8] : [4.5, 2.5, 6.5, 7];
  const lampEnds = marks.has("round") ? [0.62, 0.9, 0.9, 0.62] : [0.6, 0.93, 0.94, 0.64];
  const glass = isOpen ? [height, bonnet + 3, bonnet + 4] : [height - 4, height - 5.2, screen + 1.5, screen - 0.5];
  return {
    width,
    height,
    body: whole([roof * 0.6, roof, 0.9, 1, 0.99, 0.9], [...cabin, flank, low, bottom], 7),
    glass: whole(isOpen ? [roof * 0.9, 0.8, 0.4] : [roof * 0.55, roof * 0.92, 0.8, 0.4], glass, 4),
    cladding:
      whole([0.5, 0.55, 0.44], [bonnet - 6, bonnet - 8, grille - 3], 2) +
      whole([0.62, 0.74], [bottom + (grille - bottom) * 0.5, bottom + 2.5], 2) +
      (marks.has("clad") ? whole([0.92, 0.97, 0.9], [bottom + 7, bottom + 5, bottom + 0.4], 2) : ""),
    lamps: pair(
      lampEnds,
      lamp.map((down) => bonnet - down),
      marks.has("round") ? 3 : 1.2,
    ),
    plate: whole([0.17, 0.17], [bottom + 9, bottom + 4], 0.5),
    tires: pair([0.94, 0.68, 0.68, 0.94], [low, low, 0, 0], 1.5),
  };
}
