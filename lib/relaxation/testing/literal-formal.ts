import { compareText, matches, matchesAll, type Product } from "@/lib/catalog/catalog-reader";
import { type Constraint, isExclusion, isNumericSlot, valuesOf } from "@/lib/constraints";
import { constraintKey } from "@/lib/relaxation/problem";
import { literalConflictSets } from "@/lib/relaxation/testing/literal-relaxation";
import type { RelaxedConstraint } from "@/lib/trade-offs/relaxation";

type To = RelaxedConstraint["to"];

type Edit = { wish: Constraint; to: To; cost: number };

export interface LiteralRepair {
  status: "solved" | "exhausted";
  /** `undefined` means dropped. */
  changes: Map<string, To>;
  tied: boolean;
}

/** Brute-force twin of the real loop. */
export function literalRepair(
  products: readonly Product[],
  wishes: readonly Constraint[],
  maxRounds: number,
): LiteralRepair {
  const changes = new Map<string, To>();
  const made = new Set<string>();
  let tied = false;
  for (let round = 0; ; round++) {
    const standing = wishes.flatMap((wish) => {
      if (!changes.has(wish.id)) return [wish];
      const to = changes.get(wish.id);
      return to ? [{ ...wish, ...to }] : [];
    });
    if (products.some((product) => matchesAll(product, standing))) return { status: "solved", changes, tied };
    const edits =
      round < maxRounds
        ? editsOf(products, standing).filter((edit) => !made.has(nameOf(edit)) && !isReturn(edit, wishes))
        : [];
    const [first] = edits;
    if (!first) return { status: "exhausted", changes: new Map(), tied: false };
    tied ||= edits.some(({ cost, wish }) => cost === first.cost && wish.id !== first.wish.id);
    changes.set(first.wish.id, first.to);
    made.add(nameOf(first));
  }
}

function nameOf({ wish, to }: Edit): string {
  return `${wish.id} ${JSON.stringify(to?.value ?? null)}`;
}

function isReturn({ wish, to }: Edit, wishes: readonly Constraint[]): boolean {
  return to !== undefined && wishes.some(({ id, op, value }) => id === wish.id && op === to.op && value === to.value);
}

function editsOf(products: readonly Product[], standing: readonly Constraint[]): Edit[] {
  const bySize = literalConflictSets(products, standing)
    .map((ids) =>
      standing.filter(({ id }) => ids.includes(id)).sort((a, b) => compareText(constraintKey(a), constraintKey(b))),
    )
    .sort(
      (a, b) => a.length - b.length || compareText(a.map(constraintKey).join(" | "), b.map(constraintKey).join(" | ")),
    );
  const conflict = bySize[0] ?? [];
  const edits = conflict.flatMap((wish): Edit[] => {
    const rest = standing.filter((each) => each !== wish);
    const aloneWorks = products.some((product) => matchesAll(product, rest));
    const feasible = products.filter((product) =>
      matchesAll(product, aloneWorks ? rest : rest.filter((each) => conflict.includes(each))),
    );
    return [{ wish, to: undefined, cost: 1 }, ...movesOf(products, feasible, wish), ...replacementsOf(feasible, wish)];
  });
  const left = ({ wish, to }: Edit) =>
    products.filter((product) =>
      standing.every((each) => (each === wish ? !to || matches(product, { ...each, ...to }) : matches(product, each))),
    ).length;
  const order = (edit: Edit) => `${edit.wish.slot} ${edit.wish.id} ${JSON.stringify(edit.to?.value ?? null)}`;
  return edits.sort(
    (a, b) => a.cost - b.cost || Number(!a.to) - Number(!b.to) || left(b) - left(a) || compareText(order(a), order(b)),
  );
}

function movesOf(products: readonly Product[], feasible: readonly Product[], wish: Constraint): Edit[] {
  const { slot, op, value } = wish;
  if (!isNumericSlot(slot) || (op !== ">=" && op !== "<=" && op !== "==")) return [];
  const all = products.flatMap((product) => product[slot] ?? []);
  const width = Math.max(...all) - Math.min(...all);
  const target = Number(value);
  const nearest = feasible
    .flatMap((product) => product[slot] ?? [])
    .sort((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)[0];
  if (nearest === undefined) return [];
  const cost = width > 0 ? Math.abs(nearest - target) / width : 1;
  return [{ wish, to: { op, value: nearest }, cost: Number(cost.toFixed(9)) }];
}

function replacementsOf(feasible: readonly Product[], wish: Constraint): Edit[] {
  const { slot, op, value } = wish;
  if (isNumericSlot(slot) || isExclusion(op)) return [];
  const held = feasible.flatMap((product) => [product[slot]].flat().map(String));
  const count = (word: string) => held.filter((each) => each === word).length;
  return [...new Set(held)]
    .filter((word) => !valuesOf(value).includes(word))
    .sort((a, b) => count(b) - count(a) || compareText(a, b))
    .slice(0, 10)
    .map((word, rank) => ({ wish, to: { op: "==", value: word }, cost: Number((0.25 + 0.05 * rank).toFixed(9)) }));
}
