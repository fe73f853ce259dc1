import { minimalCorrectionMasks } from "@/lib/relaxation/correction-sets";
import { sizeOf } from "@/lib/relaxation/mask";
import type { Problem } from "@/lib/relaxation/problem";

/** The smallest sets of constraints whose removal leaves an item. */
export function fewestDrops({ lattice }: Problem): number[] {
  const sets = minimalCorrectionMasks(lattice);
  const size = Math.min(...sets.map(sizeOf));
  return sets.filter((mask) => sizeOf(mask) === size);
}
