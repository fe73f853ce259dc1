import { toCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { fullMask, type Lattice } from "@/lib/catalog/lattice";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { jointLoosenings } from "./joint-bounds";
import { isMovable, type Movable, moveTo } from "./movable";
import { nearestValue } from "./nearest-value";
import type { Loosening } from "./relaxation";
import { scoreRanges } from "./score-ranges";

/** Cars looked at to move several bounds together, best first; beyond, some of the ways may be missing. */
export const witnessLimit = 20_000;

export interface LooseningQuestion {
  reader: CatalogReader;
  frame: readonly Predicate[];
  /** All wishes; the locked ones belong to the slice. */
  constraints: readonly Constraint[];
  /** Over frame and locked wishes, its bits the other wishes in their order. */
  lattice: Lattice;
  /** Ids of the wishes that give way. */
  members: readonly string[];
  /** Ranges that satisfaction is measured over; computed over the slice when left out. */
  ranges?: NumericRanges;
}

/**
 * Ways to move the bounds among some wishes no further than a real car demands, instead of dropping them. One wish: its
 * nearest bound, read off the lattice. Several: all Pareto-minimal joint bounds, each met by one named car, wishes
 * without a movable number dropped. Empty when nothing can be moved or no car is left.
 */
export async function loosenSet(question: LooseningQuestion): Promise<Loosening[]> {
  const soft = question.constraints.filter(({ locked }) => !locked);
  const members = soft.filter(({ id }) => question.members.includes(id));
  const [only] = members;
  if (!members.some(isMovable)) return [];
  const slice = [...question.frame, ...question.constraints.filter(({ locked }) => locked)];
  const ranges = question.ranges ?? (await scoreRanges(question.reader, slice, soft));
  const kept = [...slice, ...soft.filter(({ id }) => !question.members.includes(id))];
  if (members.length === 1 && only && isMovable(only)) {
    return moveOne(question, only, soft, kept, ranges);
  }
  const ranked = await question.reader.rank({ where: kept, score: soft, ranges, limit: witnessLimit });
  return jointLoosenings(ranked, members, ranges);
}

async function moveOne(
  { reader, lattice }: LooseningQuestion,
  member: Movable,
  soft: readonly Constraint[],
  kept: readonly Predicate[],
  ranges: NumericRanges,
): Promise<Loosening[]> {
  const bit = soft.indexOf(member);
  const value = nearestValue(lattice, bit, fullMask(lattice) & ~(1 << bit));
  if (value === null || value === member.value) return [];
  const change = moveTo(member, value);
  const where = [...kept, { ...member, value }];
  const [[best], matches] = await Promise.all([
    reader.rank({ where, score: soft, ranges, limit: 1 }),
    reader.count(where),
  ]);
  return best ? [{ changes: [change], matches, car: toCar(best) }] : [];
}
