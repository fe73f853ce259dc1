import { type CatalogCar, matches } from "@/lib/catalog/car";
import { likeness } from "@/lib/constraints/slots";
import { wishShares } from "@/lib/dialogue/deciding/felt-distance";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { type CarGroup, groupCars } from "./group-cars";

/** Lists this short have space for near misses. */
export const shortList = 2;

/** 1 meets all wishes. */
const leastShare = 0.85;

/** Unlisted models that narrowly miss wishes but no lock, nearest first, then cheapest. */
export function nearMisses(
  around: readonly CatalogCar[],
  wishes: readonly EffectiveWish[],
  listed: readonly Pick<CatalogCar, "make" | "model">[],
  count: number,
): CarGroup[] {
  if (count <= 0) return [];
  const names = new Set(listed.map(({ make, model }) => `${make} ${model}`));
  const asked = wishes.map(({ constraint }) => constraint);
  const locked = asked.filter((wish) => wish.locked);
  const tests = wishes.flatMap(({ test }) => test ?? []);
  const mayBeNear = around.filter(
    (item) =>
      locked.every((wish) => matches(item, wish)) &&
      !tests.every((test) => matches(item, test)) &&
      !names.has(`${item.make} ${item.model}`),
  );
  const shares = wishShares(mayBeNear, asked);
  const near = mayBeNear
    .flatMap((item, index) => ((shares[index] ?? 0) >= leastShare ? { ...item, score: shares[index] ?? 0 } : []))
    .sort((a, b) => b.score - a.score || priceOf(a) - priceOf(b) || a.position - b.position);
  return groupCars(near).slice(0, count);
}

function priceOf(item: CatalogCar): number {
  return item[likeness.price] ?? Number.POSITIVE_INFINITY;
}
