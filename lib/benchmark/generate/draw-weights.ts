import { type Random, uniform } from "@/lib/draw";
import type { GeneratorSetting } from "./generator-setting";

/**
 * Weights of `count` constraints as shares of 1; the last `targets` are the target where the law sets it apart: the
 * others from uniform(0.35, 1), the target from uniform(0.01, 0.15), as the published first setting draws them. `even`
 * draws all from uniform(0.2, 1).
 */
export function drawWeights(
  count: number,
  targets: number,
  law: GeneratorSetting["weights"],
  random: Random,
): number[] {
  const drawn = Array.from({ length: count }, (_, index) => {
    if (law === "even") return uniform(0.2, 1, random);
    return index < count - targets ? uniform(0.35, 1, random) : uniform(0.01, 0.15, random);
  });
  const total = drawn.reduce((sum, each) => sum + each, 0);
  return drawn.map((each) => each / total);
}
