import { minimalCorrectionMasks } from "./correction-sets";
import { sizeOf } from "./mask";
import type { Problem } from "./problem";

/** The smallest sets of constraints whose removal leaves a car: single drops, else pairs, and so on. */
export function fewestDrops({ lattice }: Problem): number[] {
  const sets = minimalCorrectionMasks(lattice);
  const size = Math.min(...sets.map(sizeOf));
  return sets.filter((mask) => sizeOf(mask) === size);
}
