import type { CatalogLattice, NumericRanges, Product, RankQuery } from "@/lib/catalog/catalog-reader";
import { fullMask, matches, toProduct } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type Constraint, isNumericSlot, type Predicate, type SlotName } from "@/lib/constraints";
import type { Movable, Sight } from "@/lib/relaxation/loosening/movable";
import {
  applyChanges,
  canMove,
  changeFor,
  inKeyOrder,
  isMovable,
  jointBounds,
  moveTo,
  nearestValue,
} from "@/lib/relaxation/loosening/movable";
import { maskOf, matchesWithout, problemOf } from "@/lib/relaxation/problem";
import { scoreRanges } from "./ranking";
import type { Loosening } from "./relaxation";

/** Past this, some joint moves may be missing. */
const witnessLimit = 20_000;

/** `truncated` when unseen products may hold more. */
export type Loosenings = { ways: Loosening[]; truncated: boolean };

export interface LooseningQuestion {
  slice: CatalogSlice;
  /** Locked ones hold for every product. */
  constraints: readonly Constraint[];
  /** Bits follow the unlocked wishes. */
  lattice: CatalogLattice;
  members: readonly string[];
  ranges?: NumericRanges;
  /** Sorts before weighted satisfaction does. */
  before?: RankQuery["before"];
  limit?: number;
  /** Joint moves followed up, least movement first. */
  mostWays?: number | undefined;
}

/** Moves bounds no further than a real product demands. Joint moves are Pareto-minimal, with one product each. */
export async function loosenSet(question: LooseningQuestion): Promise<Loosenings> {
  const soft = question.constraints.filter(({ locked }) => !locked);
  const members = soft.filter(({ id }) => question.members.includes(id));
  const [only] = members;
  if (!members.some(canMove)) return { ways: [], truncated: false };
  const locked = question.constraints.filter((each) => each.locked);
  const ranges = question.ranges ?? (await scoreRanges(question.slice, locked, soft));
  const kept = [...locked, ...soft.filter(({ id }) => !question.members.includes(id))];
  if (members.length === 1 && only && isMovable(only)) {
    return { ways: await moveOne(question, only, soft, kept, ranges), truncated: false };
  }
  const { slice, before = [], limit = witnessLimit, mostWays } = question;
  const order = { score: soft, ranges, before };
  const problem = problemOf(question.lattice, soft);
  const left = matchesWithout(problem, maskOf(problem, question.members));
  if (mostWays === 1 && left < limit && members.every(({ op }) => op !== "any"))
    return leastMovement(slice, await slice.products(kept, limit), kept, members, order);
  const ranked = await slice.rank({ where: kept, ...order, limit });
  const { ways: found, truncated } = jointBounds(ranked, members, ranges, productSight, mostWays);
  const ways = found.map(({ changes, matches, item }) => ({ changes, matches, car: toProduct(item) }));
  if (ranked.length < limit) return { ways, truncated };
  // Counts all products, not only those considered.
  const counted = ways.map(async (way) => ({
    ...way,
    matches: await slice.count([...kept, ...applyChanges(members, way.changes)]),
  }));
  return { ways: await Promise.all(counted), truncated: true };
}

const leastMoved = new WeakMap<readonly Product[], Map<string, ReturnType<typeof jointBounds<Constraint, Product>>>>();

/** Methods share the distance. Each ranks its own best product. */
async function leastMovement(
  slice: CatalogSlice,
  products: readonly Product[],
  kept: readonly Predicate[],
  members: readonly Constraint[],
  order: Pick<RankQuery, "score" | "ranges" | "before">,
): Promise<Loosenings> {
  const known = leastMoved.get(products) ?? new Map();
  leastMoved.set(products, known);
  const key = JSON.stringify([members.map(({ slot, op, value }) => [slot, op, value]), order.ranges]);
  const found = known.get(key) ?? jointBounds(products, members, order.ranges, productSight, 1);
  known.set(key, found);
  const { ways: [way] = [], truncated } = found;
  if (!way) return { ways: [], truncated };
  const asFar = members.flatMap((member) => testAsFar(member, way.item, order.ranges));
  const [best] = await slice.rank({ where: [...kept, ...asFar], ...order, limit: 1 });
  const product = toProduct(best ?? way.item);
  const changes = inKeyOrder(members).flatMap((member) => changeFor(member, product, productSight, order.ranges));
  const matches = await slice.count([...kept, ...applyChanges(members, changes)]);
  return { ways: [{ changes, matches, car: product }], truncated };
}

/** Numbers may miss on either side. */
function testAsFar(member: Constraint, item: Product, ranges: NumericRanges): Predicate[] {
  const [change] = changeFor(member, item, productSight, ranges);
  if (!change?.to) return change ? [] : [member];
  const value = Number(change.to.value);
  const sides = [value, 2 * Number(member.value) - value];
  return [change.action === "replaced" ? { slot: member.slot, op: "in", value: sides } : { ...member, value }];
}

async function moveOne(
  { slice, lattice, before = [] }: LooseningQuestion,
  member: Movable<Constraint>,
  soft: readonly Constraint[],
  kept: readonly Predicate[],
  ranges: NumericRanges,
): Promise<Loosening[]> {
  const bit = soft.indexOf(member);
  const value = nearestValue(lattice, bit, fullMask(lattice) & ~(1 << bit));
  if (value === null) return [];
  const change = moveTo(member, value);
  const where = [...kept, { ...member, value }];
  const first = slice.rank({ where, score: soft, ranges, before, limit: 1 });
  const [[best], matches] = await Promise.all([first, slice.count(where)]);
  return best ? [{ changes: [change], matches, car: toProduct(best) }] : [];
}

export const productSight: Sight<Product> = {
  passes: (product, test: Predicate) => matches(product, test),
  held: (product, slot: SlotName) => (isNumericSlot(slot) ? product[slot] : null),
};
