import { z } from "zod";
import type { Product } from "@/lib/catalog/catalog-reader";
import { slotOfColumn } from "@/lib/catalog/files/csv-columns";
import { type Constraint, isNumericSlot, type Predicate } from "@/lib/constraints";
import { predicateSchema, toConstraint } from "@/lib/constraints/constraint";
import { fromReleased } from "./replay/released-format";

const cell = z.union([z.string(), z.number()]);
export const columnTestSchema = z.object({ column: z.string(), op: z.string(), value: cell });

/** An AWARE-US item. Keeps unused fields. */
export const itemSchema = z.looseObject({
  id: z.string(),
  setting: z.string().optional(),
  split: z.string().optional(),
  baseQuery: z.string().optional(),
  persona: z.string().optional(),
  /** The first sentence's four columns. */
  base: z.record(z.string(), cell),
  constraints: z.array(columnTestSchema).min(1),
  weights: z.array(columnTestSchema.extend({ weight: z.number() }).loose()),
  chosenRelaxation: columnTestSchema.extend({ weight: z.number().optional() }),
  /** All must go; one is not enough. */
  chosenRelaxations: z.array(columnTestSchema).min(2).optional(),
  drift: columnTestSchema.extend({ before: cell }).optional(),
  /** Importance told only on request. */
  whenAsked: z.array(z.object({ column: z.string(), text: z.string() })).optional(),
  /** A subset of the columns. */
  recommendedCar: z.record(z.string(), cell),
});
export type Item = z.infer<typeof itemSchema>;

/** Refuses a file by its first fault. */
export function readEntries<Entry>(entry: z.ZodType<Entry>, json: unknown) {
  const read = z.array(entry).safeParse(json);
  if (read.success) return { kind: "entries" as const, entries: read.data };
  const [issue] = read.error.issues;
  return { kind: "refused" as const, reason: `${issue?.path.join(".") || "the file"}: ${issue?.message}` };
}

export function readItems(json: unknown) {
  return readEntries(itemSchema, Array.isArray(json) ? json.map(fromReleased) : json);
}

export type ItemQuestion = { frame: Predicate[]; constraints: Constraint[]; target: string[] };

export type ReadQuestion = { kind: "question"; question: ItemQuestion } | { kind: "refused"; reason: string };

/** Refuses a missing column, operator or weight. */
export function itemQuestion(item: Item): ReadQuestion {
  const wrong: string[] = [];
  const read = (test: ColumnTest): Predicate[] => {
    const predicate = columnPredicate(test);
    if (typeof predicate !== "string") return [predicate];
    wrong.push(predicate);
    return [];
  };
  const frame = Object.entries(item.base).flatMap(([column, value]) => read({ column, op: "==", value }));
  const constraints: Constraint[] = [];
  const target: string[] = [];
  const chosen = item.chosenRelaxations ?? [item.chosenRelaxation];
  for (const test of item.constraints) {
    const weighed = item.weights.find((each) => sameTest(each, test));
    if (!weighed) wrong.push(`no weight for ${test.column}`);
    for (const predicate of read(test)) {
      const constraint = toConstraint({ ...predicate, weight: weighed?.weight });
      constraints.push(constraint);
      if (chosen.some((each) => sameTest(test, each))) target.push(constraint.id);
    }
  }
  if (wrong.length > 0) return { kind: "refused", reason: `item ${item.id}: ${wrong.join("; ")}` };
  return { kind: "question", question: { frame, constraints, target } };
}

export function isRecommendedProduct(item: Item, product: Product): boolean {
  return Object.entries(item.recommendedCar).every(([column, value]) => {
    const slot = slotOfColumn(column);
    return slot !== undefined && String(product[slot]) === String(value);
  });
}

export type ColumnTest = z.infer<typeof columnTestSchema>;

function sameTest(a: ColumnTest, b: ColumnTest): boolean {
  return a.column === b.column && a.op === b.op && String(a.value) === String(b.value);
}

export function columnPredicate({ column, op, value }: ColumnTest): Predicate | string {
  const slot = slotOfColumn(column);
  if (!slot) return `"${column}" is none of the catalog's columns`;
  // A model such as "3" may be a number.
  const read = predicateSchema.safeParse({ slot, op, value: isNumericSlot(slot) ? Number(value) : String(value) });
  return read.success ? read.data : `${column}: ${read.error.issues[0]?.message}`;
}
