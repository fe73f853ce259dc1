import { minimalCorrectionMasks } from "../lattice";
import { sizeOf } from "../mask";
import type { Problem } from "../problem";

export function fewestDrops({ lattice }: Problem): number[] {
  const sets = minimalCorrectionMasks(lattice);
  const size = Math.min(...sets.map(sizeOf));
  return sets.filter((mask) => sizeOf(mask) === size);
}
