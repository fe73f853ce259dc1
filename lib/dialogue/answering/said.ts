import type { CatalogCar } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue, describeValues } from "@/lib/constraints/describe-constraint";
import { isExclusion } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { words } from "@/messages/words";

export function money(amount: number): string {
  return describeValue("msrp", Math.round(amount));
}

/** A car's price; answers.price where the catalog has none. */
export function priceOf({ msrp }: Pick<CatalogCar, "msrp">): string {
  return msrp === null ? answers.price : money(msrp);
}

/** "33 mpg highway", or MPGe for an electric car. */
export function mileageOf({ highwayMpg, fuelType }: Pick<CatalogCar, "highwayMpg" | "fuelType">): string {
  if (highwayMpg === null) return answers.noMileage;
  return answers.mileage({ mpg: highwayMpg, unit: words.mpg({ electric: fuelType === "electric" }) });
}

/** "electric cars", "hybrids up to $60,000", "all-wheel-drive wagons": the cars that pass some tests. */
export function carsThatAre(tests: readonly Predicate[], count = 2): string {
  const plain = tests.filter(({ op }) => !isExclusion(op) && op !== "any");
  const named = plain.filter(({ slot }) => nouns.has(slot));
  const before = plain.filter(({ slot }) => adjectives.has(slot));
  const after = tests.filter((each) => !named.includes(each) && !before.includes(each));
  const end = count === 1 ? "" : "s";
  const noun = named.map(({ slot, value }) =>
    describeValues(slot, valuesOf(value).map(String)).replace(/([\w-])(?=,| or |$)/g, `$1${end}`),
  );
  const said = before.map(({ slot, value }) =>
    listed(
      valuesOf(value).map((each) => describeValue(slot, each).replace(/ (?=drive$)/, "-")),
      "or",
    ),
  );
  return [
    ...said,
    ...(noun.length > 0 ? noun : [`car${end}`]),
    ...after.map(
      (each) => `${isExclusion(each.op) || each.op === "any" ? "that are " : ""}${describeConstraint(each)}`,
    ),
  ].join(" ");
}

const nouns: ReadonlySet<SlotName> = new Set(["make", "model", "style", "marketCategory"]);
const adjectives: ReadonlySet<SlotName> = new Set(["fuelType", "transmission", "drivenWheels", "size"]);

/** Smallest and largest of what is known; `null` where nothing is. */
export function spanOf(values: readonly (number | null)[]): [number, number] | null {
  const known = values.filter((each) => each !== null);
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : null;
}
