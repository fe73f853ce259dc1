import type { Item } from "@/lib/benchmark/item";
import { bestReleased } from "@/lib/benchmark/released/released-ranking";
import type { Car } from "@/lib/catalog/car";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { matches, matchesAll } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { pick, type Random, uniform } from "@/lib/draw";
import { driftOf } from "./drift";
import type { GeneratorSetting } from "./generator-setting";
import { askedImportance, baseSentence, fullSentence, type WeighedPredicate, writePersona } from "./persona";
import type { Slice } from "./slices";

export interface ItemDraft {
  slice: Slice;
  /** The target comes last, if the search fixes it. */
  constraints: readonly Predicate[];
  /** Number of trailing targets. */
  targets: number;
}

const test = ({ slot, op, value }: Predicate) => ({ column: csvColumns[slot], op, value: valuesOf(value)[0] ?? "" });

export function buildItem(id: string, setting: GeneratorSetting, draft: ItemDraft, random: Random): Item | null {
  const { slice } = draft;
  const weights = drawWeights(draft.constraints.length, draft.targets, setting.weights, random);
  const constraints = draft.constraints.map((each, index) => ({ ...each, weight: weights[index] ?? 0 }));
  const target = goldTarget(slice.cars, constraints);
  if (!target) return null;
  const carsWithout = (...dropped: readonly Predicate[]) => {
    const kept = constraints.filter((each) => !dropped.includes(each));
    return slice.cars.filter((car) => matchesAll(car, kept));
  };
  const car = bestReleased({ candidates: carsWithout(...target), normalisedOver: slice.cars, score: constraints });
  if (!car) return null;
  const drift = setting.habit === "drifts" ? driftOf(slice.cars, constraints, target, random) : null;
  if (setting.habit === "drifts" && !drift) return null;
  const vague = setting.habit === "vague" ? [pick(constraints, random)] : [];
  const [lightest] = [...target].sort((a, b) => a.weight - b.weight);
  if (!lightest) return null;
  return {
    id,
    setting: setting.name,
    split: "generated",
    baseQuery: baseSentence(slice.base),
    fullQuery: fullSentence(slice.base, constraints),
    base: Object.fromEntries(slice.base.map(({ slot, value }) => [csvColumns[slot], String(value)])),
    persona: writePersona({ base: slice.base, constraints, target, drift, vague }, random),
    ...(vague.length > 0 ? { whenAsked: askedImportance({ constraints, target, vague }, random) } : {}),
    constraints: constraints.map(test),
    weights: constraints.map((each) => ({ ...test(each), weight: each.weight, ...uniqueMark(setting, target, each) })),
    relaxationPolicy: "relax_lowest_weight_constraint",
    chosenRelaxation: { ...test(lightest), weight: lightest.weight },
    ...(target.length > 1 ? { chosenRelaxations: target.map(test) } : {}),
    recommendedCar: namedColumns(car),
    ...(drift ? { drift: { ...test(drift.constraint), before: drift.before } } : {}),
    derived: { sliceRows: slice.cars.length, dropCounts: constraints.map((each) => carsWithout(each).length) },
  };
}

function uniqueMark(setting: GeneratorSetting, target: readonly Predicate[], each: Predicate) {
  return setting.shape.kind === "unique" ? { isUniqueRepair: target.includes(each) } : {};
}

const namedSlots = [
  "make",
  "model",
  "year",
  "fuelType",
  "transmission",
  "drivenWheels",
  "size",
  "style",
  "cityMpg",
  "highwayMpg",
  "msrp",
] as const satisfies readonly SlotName[];

function namedColumns(car: Car): Item["recommendedCar"] {
  return Object.fromEntries(
    namedSlots.flatMap((slot) => (car[slot] === null ? [] : [[csvColumns[slot], car[slot]] as const])),
  );
}

/** The least weight gap between two correction sets. */
const margin = 1e-3;

/** `null` when a car violates nothing or two sets tie. */
function goldTarget(cars: readonly Car[], constraints: readonly WeighedPredicate[]): WeighedPredicate[] | null {
  const sets = new Map<string, WeighedPredicate[]>();
  for (const car of cars) {
    const violated = constraints.filter((each) => !matches(car, each));
    if (violated.length === 0) return null;
    sets.set(violated.map((each) => constraints.indexOf(each)).join(), violated);
  }
  const weighed = [...sets.values()]
    .map((set) => ({ set, weight: set.reduce((sum, each) => sum + each.weight, 0) }))
    .sort((a, b) => a.weight - b.weight);
  const [first, second] = weighed;
  if (!first || (second && second.weight - first.weight < margin)) return null;
  return first.set;
}

/** Shares of 1. `low-target` draws the target from (0.01, 0.15), others from (0.35, 1); `even`: (0.2, 1). */
export function drawWeights(count: number, targets: number, law: GeneratorSetting["weights"], random: Random) {
  const drawn = Array.from({ length: count }, (_, index) => {
    if (law === "even") return uniform(0.2, 1, random);
    return index < count - targets ? uniform(0.35, 1, random) : uniform(0.01, 0.15, random);
  });
  const total = drawn.reduce((sum, each) => sum + each, 0);
  return drawn.map((each) => each / total);
}
