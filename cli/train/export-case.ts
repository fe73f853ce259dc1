import { publishedSlots } from "@/lib/benchmark/generate/generator-setting";
import { personaLevels } from "@/lib/benchmark/generate/persona";
import { levelOfWording } from "@/lib/benchmark/generate/training-dialogue";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type CatalogSlice, openSlice } from "@/lib/catalog/catalog-slice";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import type { Constraint } from "@/lib/constraints/constraint";
import { numericSlotNames, slotNames } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { pickSome } from "@/lib/draw";
import type { ExportCase, ExportWish } from "@/lib/learning/export/make-examples";
import { seededRandom } from "@/lib/random";
import { dropCounts } from "./training-cases";

/** Columns a persona is silent on that are asked about all the same. */
const silentColumns = 2;

/** An item as training examples need it; `null` when more than one wish has to go, or it cannot be read. */
export async function exportCase(item: Item, reader: CatalogReader, seed: number): Promise<ExportCase | null> {
  const read = itemQuestion(item);
  if (read.kind === "refused" || read.question.target.length !== 1) return null;
  const { constraints, frame, target } = read.question;
  const targets = constraints.filter(({ id }) => target.includes(id));
  const worded = personaLevels({ constraints, target: targets, vague: [] });
  const slice = openSlice(reader, frame);
  const matches = await dropCounts(slice, constraints);
  const wishes: ExportWish[] = [];
  for (const constraint of constraints) {
    const { id, slot, op, value, weight } = constraint;
    const wording = worded.find((each) => each.constraint.slot === slot)?.level ?? "open";
    const count = matches.get(id) ?? 0;
    wishes.push({
      column: csvColumns[slot],
      op,
      value: valuesOf(value)[0] ?? "",
      level: levelOfWording[wording],
      weight,
      matches: count,
      car: count > 0 ? await bestCar(slice, constraints, id) : null,
    });
  }
  const silent = publishedSlots.filter((slot) => !constraints.some((each) => each.slot === slot));
  return {
    baseQuery: item.baseQuery ?? "I am looking for a car.",
    persona: item.persona ?? "",
    wishes,
    target: constraints.findIndex(({ id }) => id === target[0]),
    absent: pickSome(silent, silentColumns, seededRandom(seed, `absent ${item.id}`)).map((slot) => csvColumns[slot]),
  };
}

/** The car that satisfies best by all wishes once one is let go, ranked over the slice as everywhere. */
async function bestCar(
  slice: CatalogSlice,
  constraints: readonly Constraint[],
  dropped: string,
): Promise<ExportWish["car"]> {
  const kept = constraints.filter(({ id }) => id !== dropped).map(({ slot, op, value }) => ({ slot, op, value }));
  const ranges = await slice.ranges([], numericSlotNames);
  const [best] = await slice.rank({ where: kept, score: constraints, ranges, limit: 1 });
  if (!best) return null;
  const told = slotNames.map((slot) => [
    csvColumns[slot],
    Array.isArray(best[slot]) ? best[slot].join(",") : best[slot],
  ]);
  return Object.fromEntries(told);
}
