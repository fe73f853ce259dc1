import type { Car, CatalogLattice, NumericRanges, RankQuery } from "@/lib/catalog/catalog-reader";
import { fullMask, matches, toCar } from "@/lib/catalog/catalog-reader";
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

/** `truncated` when unseen cars may hold more. */
export type Loosenings = { ways: Loosening[]; truncated: boolean };

export interface LooseningQuestion {
  slice: CatalogSlice;
  /** Locked ones hold for every car. */
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

/** Moves bounds no further than a real car demands. Joint moves are Pareto-minimal, with one car each. */
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
    return leastMovement(slice, await slice.cars(kept, limit), kept, members, order);
  const ranked = await slice.rank({ where: kept, ...order, limit });
  const { ways: found, truncated } = jointBounds(ranked, members, ranges, carSight, mostWays);
  const ways = found.map(({ changes, matches, item }) => ({ changes, matches, car: toCar(item) }));
  if (ranked.length < limit) return { ways, truncated };
  // Counts all cars, not only those considered.
  const counted = ways.map(async (way) => ({
    ...way,
    matches: await slice.count([...kept, ...applyChanges(members, way.changes)]),
  }));
  return { ways: await Promise.all(counted), truncated: true };
}

const leastMoved = new WeakMap<readonly Car[], Map<string, ReturnType<typeof jointBounds<Constraint, Car>>>>();

/** Methods share the distance. Each ranks its own best car. */
async function leastMovement(
  slice: CatalogSlice,
  cars: readonly Car[],
  kept: readonly Predicate[],
  members: readonly Constraint[],
  order: Pick<RankQuery, "score" | "ranges" | "before">,
): Promise<Loosenings> {
  const known = leastMoved.get(cars) ?? new Map();
  leastMoved.set(cars, known);
  const key = JSON.stringify([members.map(({ slot, op, value }) => [slot, op, value]), order.ranges]);
  const found = known.get(key) ?? jointBounds(cars, members, order.ranges, carSight, 1);
  known.set(key, found);
  const { ways: [way] = [], truncated } = found;
  if (!way) return { ways: [], truncated };
  const asFar = members.flatMap((member) => testAsFar(member, way.item, order.ranges));
  const [best] = await slice.rank({ where: [...kept, ...asFar], ...order, limit: 1 });
  const car = toCar(best ?? way.item);
  const changes = inKeyOrder(members).flatMap((member) => changeFor(member, car, carSight, order.ranges));
  return {
    ways: [{ changes, matches: await slice.count([...kept, ...applyChanges(members, changes)]), car }],
    truncated,
  };
}

/** Numbers may miss on either side. */
function testAsFar(member: Constraint, item: Car, ranges: NumericRanges): Predicate[] {
  const [change] = changeFor(member, item, carSight, ranges);
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
  const [[best], matches] = await Promise.all([
    slice.rank({ where, score: soft, ranges, before, limit: 1 }),
    slice.count(where),
  ]);
  return best ? [{ changes: [change], matches, car: toCar(best) }] : [];
}

export const carSight: Sight<Car> = {
  passes: (car, test: Predicate) => matches(car, test),
  held: (car, slot: SlotName) => (isNumericSlot(slot) ? car[slot] : null),
};
