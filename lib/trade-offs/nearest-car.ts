import { type Car, toCar } from "@/lib/catalog/car";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { partsOf } from "@/lib/constraints/alternatives";
import type { Constraint } from "@/lib/constraints/constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { changeFor, distanceTo, isMovable, shareOf } from "@/lib/relaxation/loosening/movable";
import { carSight } from "./car-sight";
import { witnessLimit } from "./loosening";
import type { RelaxedConstraint } from "./relaxation";
import { scoreRanges } from "./score-ranges";

export interface NearestCar {
  car: Car;
  /** What would have to give for this car: bounds moved to its values, other wishes dropped. Empty when it has all. */
  changes: RelaxedConstraint[];
  /** Sum over the violated wishes of weight times distance over the slot's range; 1 for what cannot be moved. */
  shortfall: number;
  /** More cars were in the slice than were looked at, best scores first: another one may miss the wishes by less. */
  truncated: boolean;
}

/**
 * The car that misses the wishes by least in all, even when it misses more of them than a minimal correction set does:
 * "both a little". Ties: the better score, then lower price, then catalog order. `null` when the slice is empty.
 */
export async function nearestCar(slice: CatalogSlice, soft: readonly Constraint[]): Promise<NearestCar | null> {
  const [ranges, distances] = await Promise.all([
    scoreRanges(slice, [], soft),
    slice.ranges(
      [],
      [
        ...new Set(
          soft
            .flatMap(partsOf)
            .filter(isMovable)
            .map(({ slot }) => slot)
            .filter(isNumericSlot),
        ),
      ],
    ),
  ]);
  const ranked = await slice.rank({ where: [], score: soft, ranges, limit: witnessLimit });
  let nearest: { car: Car; shortfall: number } | null = null;
  for (const car of ranked) {
    const shortfall = soft.reduce(
      (sum, wish) => sum + wish.weight * shareOf(wish, distanceTo(wish, car, carSight, distances), distances),
      0,
    );
    if (!nearest || shortfall < nearest.shortfall - 1e-9) nearest = { car, shortfall };
  }
  if (!nearest) return null;
  const { car, shortfall } = nearest;
  return {
    car: toCar(car),
    changes: soft.flatMap((wish) => changeFor(wish, car, carSight, distances)),
    shortfall,
    truncated: ranked.length === witnessLimit,
  };
}
