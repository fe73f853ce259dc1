import fc from "fast-check";
import type { Predicate, SlotName } from "@/lib/constraints";
import { alternativesOf, anyOf, isNumericSlot, slotDefinitions, slotNames } from "@/lib/constraints";
import type { CatalogProduct } from "./catalog-reader";

/** Few values per slot, so products and wishes often meet, contradict and tie. */
const words: Record<string, readonly string[]> = {
  make: ["Alpha", "Beta", "O'Neill"],
  model: ["3", "X5", "X5 M", "Ünal"],
  fuelType: ["regular unleaded", "diesel", "Unknown"],
  transmission: ["AUTOMATIC", "MANUAL"],
  drivenWheels: ["front wheel drive", "all wheel drive"],
  marketCategory: ["Hybrid", "Luxury", "Performance", "Plug-In Hybrid"],
  size: ["Compact", "Midsize"],
  style: ["Sedan", "Coupe", "Wagon"],
};
const numbers: Record<string, readonly number[]> = {
  year: [2015, 2016, 2017, 2018],
  horsepower: [100, 150, 200, 250],
  cylinders: [0, 4, 6],
  doors: [2, 4],
  highwayMpg: [25, 30, 35, 40],
  cityMpg: [20, 25, 30],
  msrp: [18_000, 20_000, 22_000, 24_000, 26_000],
};

const word = (slot: SlotName) => fc.constantFrom(...(words[slot] ?? ["One", "Two", "Three"]));
const number = (slot: SlotName) => fc.constantFrom(...(numbers[slot] ?? spread(slot)));

function spread(slot: SlotName): number[] {
  const definition = slotDefinitions[slot];
  const [low, high] = definition.kind === "number" ? definition.limits.shipped : [0, 0];
  return [0, 0.25, 0.5, 1].map((share) => Math.round(low + share * (high - low)));
}

function held(slot: SlotName): fc.Arbitrary<CatalogProduct[SlotName]> {
  const { kind, required } = slotDefinitions[slot];
  if (kind === "set") return fc.subarray([...(words[slot] ?? ["One", "Two"])]);
  const stated: fc.Arbitrary<string | number> = kind === "number" ? number(slot) : word(slot);
  return required
    ? (stated as fc.Arbitrary<CatalogProduct[SlotName]>)
    : (fc.option(stated, { freq: 6 }) as fc.Arbitrary<null>);
}

/** Sometimes leaves out optional numbers. */
export function catalogArbitrary(maxLength = 30): fc.Arbitrary<CatalogProduct[]> {
  const product = fc.record({
    ...Object.fromEntries(slotNames.map((slot) => [slot, held(slot)])),
    trim: fc.option(fc.constantFrom("S", "SE")),
    popularity: fc.option(fc.integer({ min: 1, max: 4 })),
    offer: fc.option(fc.constantFrom({ vin: "V1", color: null, photo: null, link: "https://a.example/1" }), {
      freq: 1,
    }),
  });
  return fc
    .array(product, { maxLength })
    .map((products) => products.map((each, position) => ({ ...each, position }) as unknown as CatalogProduct));
}

/** Some values occur in no product. */
export function predicateArbitrary(slots: readonly SlotName[] = slotNames): fc.Arbitrary<Predicate> {
  return fc.constantFrom(...slots).chain((slot): fc.Arbitrary<Predicate> => {
    const value: fc.Arbitrary<string | number> = isNumericSlot(slot)
      ? fc.oneof({ weight: 4, arbitrary: number(slot) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 30_000 }) })
      : fc.oneof({ weight: 6, arbitrary: word(slot) }, { weight: 1, arbitrary: fc.constant("no such thing") });
    const bounds = isNumericSlot(slot) ? ([">=", "<="] as const) : [];
    const single = fc.constantFrom(...bounds, "==" as const, "!=" as const);
    const many = fc.constantFrom("in" as const, "not in" as const);
    const values = fc.array(value, { minLength: 1, maxLength: 3 });
    return fc.oneof(
      { weight: 3, arbitrary: fc.record({ slot: fc.constant(slot), op: single, value }) },
      { weight: 1, arbitrary: fc.record({ slot: fc.constant(slot), op: many, value: values }) },
    );
  });
}

export function wishArbitrary(slots: readonly SlotName[] = slotNames): fc.Arbitrary<Predicate> {
  const plain = predicateArbitrary(slots);
  const either = fc.array(plain, { minLength: 2, maxLength: 3 }).map((tests): Predicate => {
    const [first, ...others] = tests.flatMap(alternativesOf);
    if (!first) throw new RangeError("at least two tests were asked for");
    return anyOf(first, ...others);
  });
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: either });
}
