import { minimalCorrectionMasks } from "./correction-sets";
import type { Lattice } from "./lattice";
import { bitsOf, sizeOf } from "./mask";

export interface ConflictMasks {
  /** Smallest first. */
  masks: number[];
  /** The search stopped early: every set listed is right, but there are more. */
  truncated: boolean;
}

/** Twelve constraints need fewer than 4,096 steps, so their answer is complete. */
const stepLimit = 20_000;

/**
 * All minimal conflict sets: the minimal hitting sets of the minimal correction sets (Reiter 1987; Liffiton and
 * Sakallah 2008). Branches on an unhit set and keeps only members some set needs (Murakami and Uno 2014), so it visits
 * no set twice.
 */
export function minimalConflictMasks(lattice: Lattice, limit = stepLimit): ConflictMasks {
  const toHit = minimalCorrectionMasks(lattice);
  if (toHit.length === 0) return { masks: [], truncated: false };
  const masks: number[] = [];
  let steps = 0;
  const search = (chosen: number, excluded: number): void => {
    if (++steps > limit) return;
    const open = toHit.find((set) => (set & chosen) === 0);
    if (open === undefined) {
      masks.push(chosen);
      return;
    }
    let passedOver = excluded;
    for (const bit of bitsOf(open & ~excluded)) {
      const grown = chosen | (1 << bit);
      if (everyMemberNeeded(grown, toHit)) search(grown, passedOver);
      passedOver |= 1 << bit;
    }
  };
  search(0, 0);
  return { masks: masks.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b), truncated: steps > limit };
}

/** Whether each member is the only one to hit some set. Adding members never restores that. */
function everyMemberNeeded(chosen: number, toHit: readonly number[]): boolean {
  let needed = 0;
  for (const set of toHit) {
    const hit = set & chosen;
    if (hit !== 0 && (hit & (hit - 1)) === 0) needed |= hit;
  }
  return needed === chosen;
}
