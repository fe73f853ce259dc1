import { samePredicate } from "@/lib/benchmark/dialogue-outcome";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, type NumericSlotName, type Predicate, roles } from "@/lib/constraints";
import { groupBy } from "@/lib/statistics/group-by";
import type { ReleasedAnswer, ReleasedQuestion, ReleasedRepair } from "./released-question";
import { droppedRepair, inColumnOrder, select } from "./released-question";

/** The published limit. */
const roundLimit = 12;

export type PickRepair = (proposals: readonly ReleasedProposal[], round: number) => ReleasedRepair;

export const cheapest: PickRepair = (proposals) => {
  const [first] = proposals;
  if (!first) throw new RangeError("a conflict always has a drop to propose");
  return first.repair;
};

/** Up to 12 rounds of a conflict, up to 20 repairs and a pick. Only the first repair counts. */
export function answerFormalReleased(
  { slice, constraints }: ReleasedQuestion,
  pick: PickRepair = cheapest,
): ReleasedAnswer {
  let standing: Predicate[] = inColumnOrder(constraints).map(({ slot, op, value }) => ({ slot, op, value }));
  if (standing.length === 0) return { status: "UNSAT_no_constraints_collected", relaxed: null, product: null };
  let found = select(slice, standing);
  let relaxed: ReleasedRepair | null = null;
  for (let round = 0; found.length === 0 && round < roundLimit; round++) {
    const taken = pick(releasedProposals(slice, standing), round);
    relaxed ??= taken;
    standing = standing.flatMap((each) => (samePredicate(each, taken.from) ? (taken.to ? [taken.to] : []) : [each]));
    found = select(slice, standing);
  }
  const price = (product: CatalogProduct) => product[roles.price] ?? Number.POSITIVE_INFINITY;
  const mileage = (product: CatalogProduct) => (roles.economy && product[roles.economy.highway]) ?? 0;
  const sorted = [...found].sort(
    (a, b) => price(a) - price(b) || b.year - a.year || mileage(b) - mileage(a) || a.position - b.position,
  );
  const product = sorted[0] ?? null;
  if (!product) return { status: "UNSAT_timeout", relaxed, product };
  return { status: relaxed ? "SAT_after_relaxation" : "SAT_no_relaxation", relaxed, product };
}

function deletionCore(slice: readonly CatalogProduct[], constraints: readonly Predicate[]): Predicate[] {
  return constraints.reduce<Predicate[]>(
    (core, member) => {
      const rest = core.filter((each) => each !== member);
      return select(slice, rest).length === 0 ? rest : core;
    },
    [...constraints],
  );
}

interface ReleasedProposal {
  repair: ReleasedRepair;
  /** 1 to drop; .25 + .05 x rank to replace a word; distance over the slice's range to move a number. */
  cost: number;
}

const shownLimit = 20;
const valueLimit = 10;

/** Cheapest first, at most 20. */
function releasedProposals(slice: readonly CatalogProduct[], standing: readonly Predicate[]) {
  const proposals = deletionCore(slice, standing).flatMap((member) => {
    const rest = standing.filter((each) => each !== member);
    const feasible = select(slice, rest);
    const { slot } = member;
    const changes = isNumericSlot(slot) ? movedBound(slice, feasible, member, slot) : otherWords(feasible, member);
    return [{ repair: droppedRepair(member), cost: 1 }, ...changes];
  });
  return proposals.sort((a, b) => a.cost - b.cost).slice(0, shownLimit);
}

function otherWords(feasible: readonly CatalogProduct[], member: Predicate): ReleasedProposal[] {
  return [...groupBy(feasible, (product) => String(product[member.slot]))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([value]) => value)
    .filter((value) => value !== member.value)
    .slice(0, valueLimit)
    .map((value, rank) => ({ repair: replacedBy(member, value), cost: 0.25 + 0.05 * rank }));
}

function movedBound(
  slice: readonly CatalogProduct[],
  feasible: readonly CatalogProduct[],
  member: Predicate,
  slot: NumericSlotName,
): ReleasedProposal[] {
  const held = (products: readonly CatalogProduct[]) =>
    products.map((product) => product[slot]).filter((value) => value !== null);
  const distance = (value: number) => Math.abs(value - Number(member.value));
  const [nearest] = held(feasible).sort((a, b) => distance(a) - distance(b) || a - b);
  if (nearest === undefined) return [];
  const width = Math.max(...held(slice)) - Math.min(...held(slice));
  return [{ repair: replacedBy(member, nearest), cost: width > 0 ? distance(nearest) / width : 1 }];
}

function replacedBy({ slot, op, value }: Predicate, to: string | number): ReleasedRepair {
  return { action: "replace", from: { slot, op, value }, to: { slot, op, value: to } };
}
