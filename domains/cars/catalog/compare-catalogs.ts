import type { Product } from "@/lib/catalog/catalog-reader";
import { percentile } from "@/lib/catalog/percentile";
import { groupBy } from "@/lib/statistics/group-by";

type ModelYear = ReturnType<typeof summary>[number];
export type SharedModelYear = ReturnType<typeof share>;

export const tolerance = { price: 0.1, mileage: 2 } as const;

/** Only model years complete in both. Largest difference first. */
export function compareCatalogs(
  own: readonly Product[],
  other: readonly Product[],
  years: readonly [first: number, last: number],
): SharedModelYear[] {
  const others = modelYears(other, years);
  return [...modelYears(own, years)]
    .flatMap(([key, each]) => {
      const twin = others.get(key);
      return twin ? share(each, twin) : [];
    })
    .sort((a, b) => Math.abs(b.priceOff) - Math.abs(a.priceOff));
}

/** Compares with the nearest price. Trims may differ, so even a right price can be off. */
export function checkPrices(
  own: readonly Product[],
  other: readonly Product[],
  [first, last]: readonly [number, number],
) {
  const placeOf = (car: Product) => `${modelYear(car)}|${car.drivenWheels}`;
  const priced = other.filter(({ msrp, year }) => msrp !== null && year >= first && year <= last);
  const listed = groupBy(priced, placeOf);
  const offs = own.flatMap((car) => {
    const twins = listed.get(placeOf(car));
    const { msrp } = car;
    return msrp === null || !twins ? [] : [Math.min(...twins.map((each) => Math.abs(msrp / (each.msrp ?? 0) - 1)))];
  });
  const share = (limit: number) => (offs.length === 0 ? 0 : offs.filter((off) => off <= limit).length / offs.length);
  return { rows: offs.length, exact: share(0), within1: share(0.01), within2: share(0.02), within5: share(0.05) };
}

function share(own: ModelYear, other: ModelYear) {
  const priceOff = own.msrp / other.msrp - 1;
  const mileageOff = Math.max(Math.abs(own.cityMpg - other.cityMpg), Math.abs(own.highwayMpg - other.highwayMpg));
  return { own, other, priceOff, agrees: Math.abs(priceOff) <= tolerance.price && mileageOff <= tolerance.mileage };
}

function modelYears(cars: readonly Product[], [first, last]: readonly [number, number]): Map<string, ModelYear> {
  const among = cars.filter(({ year }) => year >= first && year <= last);
  const groups = groupBy(among, modelYear);
  return new Map([...groups].flatMap(([key, group]) => summary(group).map((each) => [key, each] as const)));
}

function modelYear({ make, model, year }: Product): string {
  return `${plain(make)}|${plain(model)}|${year}`;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, "");
}

/** Medians over the trims. None where a figure is unknown. */
function summary(group: readonly Product[]) {
  const median = (slot: "msrp" | "cityMpg" | "highwayMpg") => {
    const known = group.flatMap((car) => car[slot] ?? []).sort((a, b) => a - b);
    return known.length > 0 ? percentile(known, 0.5) : null;
  };
  const [msrp, cityMpg, highwayMpg] = [median("msrp"), median("cityMpg"), median("highwayMpg")];
  if (msrp === null || cityMpg === null || highwayMpg === null) return [];
  return group.slice(0, 1).map(({ make, model, year }) => ({
    ...{ make, model, year, trims: group.length },
    ...{ msrp, cityMpg, highwayMpg },
  }));
}
