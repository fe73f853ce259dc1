import { z } from "zod";
import { productSchema } from "@/lib/catalog/product-schema";
import { constraintSchema } from "@/lib/constraints/constraint";
import { levelSchema, weightSchema } from "@/lib/constraints/schemas";
import { bitsOf, isSubset, sizeOf } from "@/lib/relaxation/lattice";
import { compareMasks, idsOf, maskOf, matchesWithout, type Problem } from "@/lib/relaxation/problem";
import { correctionSetSchema, relaxedConstraintSchema } from "@/lib/trade-offs/relaxation";

/** Wishes given up together, and the products that meet all others. */
export const latticeNodeSchema = z.object({
  /** Joined ids. Empty when nothing is given up. */
  id: z.string(),
  members: z.array(z.string()),
  products: z.number().int(),
});
export type LatticeNode = z.infer<typeof latticeNodeSchema>;

export const methodAnswerSchema = z.object({
  method: z.string(),
  status: z.enum(["satisfied", "relaxed", "undecided", "exhausted"]),
  /** For `undecided`, the default pick. Empty when nothing is given up, or nothing works. */
  given: z.array(z.string()),
  changes: z.array(relaxedConstraintSchema),
  /** By the method's own weights. `null` for a method without any, or nothing given up. */
  weight: z.number().nullable(),
  level: levelSchema.nullable(),
  /** Includes locked wishes. */
  kept: z.number().int(),
  products: z.number().int(),
  product: productSchema.nullable(),
  /** From nothing given up to the answer, in the method's order. */
  path: z.array(z.string()),
  tried: z.array(z.string()),
  /** Node ids of a tie. The path leads to the default pick. */
  tied: z.array(z.string()),
});
export type MethodAnswer = z.infer<typeof methodAnswerSchema>;

export const agreementSchema = z.object({
  a: z.string(),
  b: z.string(),
  /** Jaccard share. 1 for equal sets or no answer from both. */
  share: z.number(),
});

export const methodComparisonSchema = z.object({
  status: z.enum(["no-wishes", "satisfied", "compared", "locked-conflict", "invalid"]),
  /** For `invalid`. */
  reason: z.string().optional(),
  wishes: z.array(
    z.object({
      constraint: constraintSchema,
      weights: z.object({ local: weightSchema, global: weightSchema, pairwise: weightSchema }),
    }),
  ),
  everything: z.number().int(),
  nodes: z.array(latticeNodeSchema),
  /** The second id gives up one wish more. */
  edges: z.array(z.tuple([z.string(), z.string()])),
  /** Single drops and pairs with products that are not drawn. */
  hidden: z.object({ singles: z.number().int(), pairs: z.number().int() }),
  answers: z.array(methodAnswerSchema),
  agreement: z.array(agreementSchema),
  /** For `locked-conflict`, most products first. */
  unlocks: z.array(correctionSetSchema),
});
export type MethodComparison = z.infer<typeof methodComparisonSchema>;

/** Besides those on a path. */
const mostSingles = 8;
const mostPairs = 10;

/** Sorted by slot name, so equal sets match. */
export function nodeId(problem: Problem, members: readonly string[]): string {
  return idOf(problem, maskOf(problem, members));
}

function idOf(problem: Problem, mask: number): string {
  return idsOf(problem, mask).join(" + ");
}

/** Favors pairs where neither member helps alone. */
export function drawnLattice(problem: Problem, visited: readonly (readonly string[])[]) {
  const onPath = [...new Set([0, ...visited.map((members) => maskOf(problem, members))])];
  const singles = problem.constraints.map((_, bit) => 1 << bit);
  const products = (mask: number) => matchesWithout(problem, mask);
  const pairs = singles
    .flatMap((a, index) => singles.slice(index + 1).map((b) => a | b))
    .filter((pair) => bitsOf(pair).every((bit) => products(pair) > products(1 << bit)));
  const byProducts = (a: number, b: number) => products(b) - products(a) || compareMasks(problem, a, b);
  const isMinimal = (mask: number) => bitsOf(mask).every((bit) => products(1 << bit) === 0);
  const minimalFirst = (a: number, b: number) => Number(isMinimal(b)) - Number(isMinimal(a)) || byProducts(a, b);
  const onPathOf = (size: number) => onPath.filter((mask) => sizeOf(mask) === size);
  const shownSingles = fill(onPathOf(1), singles.sort(byProducts), mostSingles);
  const shownPairs = fill(onPathOf(2), pairs.sort(minimalFirst), mostPairs);
  const deeper = onPath.filter((mask) => sizeOf(mask) > 2);
  const masks = [...new Set([0, ...shownSingles, ...shownPairs, ...deeper])];
  masks.sort((a, b) => sizeOf(a) - sizeOf(b) || compareMasks(problem, a, b));
  return {
    nodes: masks.map((mask) => ({ id: idOf(problem, mask), members: idsOf(problem, mask), products: products(mask) })),
    edges: masks.flatMap((low) =>
      masks
        .filter((high) => isSubset(low, high) && sizeOf(high) === sizeOf(low) + 1)
        .map((high): [string, string] => [idOf(problem, low), idOf(problem, high)]),
    ),
    hidden: {
      singles: singles.length - shownSingles.length,
      pairs: pairs.filter((mask) => !shownPairs.includes(mask)).length,
    },
  };
}

function fill(first: readonly number[], rest: readonly number[], most: number): number[] {
  return [...first, ...rest.filter((mask) => !first.includes(mask)).slice(0, Math.max(0, most - first.length))];
}
