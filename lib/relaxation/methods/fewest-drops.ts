import { minimalCorrectionMasks } from "../lattice";
import { sizeOf } from "../mask";
import { compareMasks, type Problem } from "../problem";

export function fewestDrops(problem: Problem): number[] {
  const sets = minimalCorrectionMasks(problem.lattice);
  const size = Math.min(...sets.map(sizeOf));
  return sets.filter((mask) => sizeOf(mask) === size).sort((a, b) => compareMasks(problem, a, b));
}
