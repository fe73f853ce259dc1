import { z } from "zod";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { type Constraint, slotValueSchema } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { valuesOf } from "@/lib/constraints/values-of";
import { wordTable } from "@/lib/constraints/word-table";
import { readTranscript } from "@/lib/reading/read-transcript";

const wishSchema = z.object({ slot: z.string(), op: z.string(), value: slotValueSchema, level: z.string().optional() });

/** A free conversation with the wishes it ends in, which of them matters least, and which matters more than which. */
export const freeMessageSchema = z.object({
  id: z.string(),
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  expect: z.array(wishSchema),
  least: z.string().optional(),
  order: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** Slots that no wish may be read on. */
  forbidden: z.array(z.string()).default([]),
});
type FreeMessage = z.infer<typeof freeMessageSchema>;

/**
 * Reads a free conversation as `leeway read` does. F1 is twice the wishes found, of those said and read; levels are of
 * wishes that were found and are not plain.
 */
export function scoreFree({ turns, expect, least, order, forbidden }: FreeMessage, vocabulary: Vocabulary) {
  const { constraints } = readTranscript(turns, vocabulary, "global");
  const found = expect.flatMap((wish) => {
    const read = constraints.find((each) => isSame(each, wish));
    return read ? [{ wish, read }] : [];
  });
  const surplus = constraints.filter((each) => !found.some(({ read }) => read === each));
  const cued = found.filter(({ wish }) => wish.level !== undefined && wish.level !== "prefer");
  const misread = cued.filter(({ wish, read }) => wish.level !== read.level);
  const weightOf = (slot: string) => constraints.find((each) => each.slot === slot)?.weight;
  const lightest = Math.min(...constraints.map(({ weight }) => weight));
  const isHeavier = ([one, other]: readonly [string, string]) =>
    (weightOf(one) ?? -1) > (weightOf(other) ?? Number.POSITIVE_INFINITY);
  const counts: [name: string, right: number, of: number][] = [
    ["F1", 2 * found.length, expect.length + constraints.length],
    ["exactly right", Number(found.length === expect.length && surplus.length === 0), 1],
    ["level of cued wishes", cued.length - misread.length, cued.length],
    ["least", Number(least !== undefined && weightOf(least) === lightest), Number(least !== undefined)],
    ["order", order.filter(isHeavier).length, order.length],
    ["read where forbidden", constraints.filter(({ slot }) => forbidden.includes(slot)).length, forbidden.length],
  ];
  return {
    counts,
    faults: [
      ...expect
        .filter((wish) => !found.some((each) => each.wish === wish))
        .map(({ slot, op, value }) => `missed ${slot} ${op} ${value}`),
      ...surplus.map((each) => `read ${describeConstraint(each)}`),
      ...misread.map(({ wish, read }) => `${wish.slot} is ${wish.level}, read ${read.level}`),
    ],
  };
}

const groups = wordTable({ "<": "<=", ">": ">=", "==": "in", "!=": "not in" });

/** The same slot, direction and value; of a list, half at least, as labels may name one of three body styles. */
function isSame({ slot, op, value }: Constraint, wish: z.infer<typeof wishSchema>): boolean {
  if (slot !== wish.slot || (groups[op] ?? op) !== (groups[wish.op] ?? wish.op)) return false;
  const held = valuesOf(value).map((each) => String(each).toLowerCase());
  const wanted = valuesOf(wish.value).map((each) => String(each).toLowerCase());
  return wanted.filter((each) => held.includes(each)).length >= wanted.length / 2;
}
