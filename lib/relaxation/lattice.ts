/**
 * Counts items by the wishes they satisfy. Correction sets say which wishes can give way, conflict sets which clash.
 */

export interface LatticeGroup {
  /** Bit i: satisfies soft constraint i. */
  mask: number;
  count: number;
  /** Per numeric constraint, the value nearest to passing, the lower of equals. `null` for none. */
  nearest: readonly (number | null)[];
}

export interface Lattice<T extends Test = Test> {
  soft: readonly T[];
  sliceSize: number;
  /** Non-empty groups in ascending mask order. */
  groups: readonly LatticeGroup[];
}

/** A mask is a signed 32-bit integer. */
const mostConstraints = 31;

/** Counts items, without their numbers. Throws a RangeError for more than 31 constraints. */
export function latticeOf<Item, T extends Test>(
  items: Iterable<Item>,
  soft: readonly T[],
  passes: (item: Item, test: T) => boolean,
): Lattice<T> {
  if (soft.length > mostConstraints) throw new RangeError(`a lattice takes at most ${mostConstraints} constraints`);
  const counts = new Map<number, number>();
  for (const item of items) {
    const mask = soft.reduce((sum, test, bit) => (passes(item, test) ? sum | (1 << bit) : sum), 0);
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  }
  const rising = [...counts].sort(([a], [b]) => a - b);
  const groups = rising.map(([mask, count]) => ({ mask, count, nearest: soft.map(() => null) }));
  return { soft, sliceSize: groups.reduce((sum, { count }) => sum + count, 0), groups };
}

export function fullMask(lattice: Lattice): number {
  return 2 ** lattice.soft.length - 1;
}

export function countSatisfying(lattice: Lattice, mask: number): number {
  let count = 0;
  for (const group of lattice.groups) {
    if ((group.mask & mask) === mask) count += group.count;
  }
  return count;
}

/**
 * Lists all minimal correction masks, smallest first (Liffiton and Sakallah 2008). They come from the constraints each
 * item violates. Empty when an item satisfies everything or none exists.
 */
export function minimalCorrectionMasks(lattice: Lattice): number[] {
  const full = fullMask(lattice);
  const violated = lattice.groups.map(({ mask }) => full & ~mask);
  const minimal: number[] = [];
  for (const candidate of violated.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b)) {
    if (candidate === 0) return [];
    if (!minimal.some((known) => isSubset(known, candidate))) minimal.push(candidate);
  }
  return minimal;
}

/** Enough for 12 constraints, which need fewer than 4,096 steps. */
const stepLimit = 20_000;

/**
 * Lists minimal conflict sets: the minimal hitting sets of the correction sets (Reiter 1987; Liffiton and Sakallah
 * 2008). Visits no set twice (Murakami and Uno 2014). `truncated`: incomplete, but every listed set is right.
 */
export function minimalConflictMasks(lattice: Lattice, limit = stepLimit) {
  const toHit = minimalCorrectionMasks(lattice);
  const masks: number[] = [];
  if (toHit.length === 0) return { masks, truncated: false };
  let steps = 0;
  const search = (chosen: number, excluded: number): void => {
    if (++steps > limit) return;
    const open = toHit.find((set) => (set & chosen) === 0);
    if (open === undefined) {
      masks.push(chosen);
      return;
    }
    let passedOver = excluded;
    for (const bit of bitsOf(open & ~excluded)) {
      const grown = chosen | (1 << bit);
      if (everyMemberNeeded(grown, toHit)) search(grown, passedOver);
      passedOver |= 1 << bit;
    }
  };
  search(0, 0);
  return { masks: masks.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b), truncated: steps > limit };
}

/** False stays false as members are added. */
function everyMemberNeeded(chosen: number, toHit: readonly number[]): boolean {
  let needed = 0;
  for (const set of toHit) {
    const hit = set & chosen;
    if (hit !== 0 && (hit & (hit - 1)) === 0) needed |= hit;
  }
  return needed === chosen;
}

/** Bit i of a mask is constraint i. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if (mask & (1 << bit)) bits.push(bit);
  return bits;
}

export function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}

export function isSubset(part: number, whole: number): boolean {
  return (part & ~whole) === 0;
}

/** `any` passes if one test does. */
export type TestOperator = PlainOperator | "any";
type PlainOperator = "==" | "!=" | "in" | "not in" | ">=" | "<=";
type PlainValue = string | number | (string | number)[];

export interface AlternativeTest<Slot extends string = string> {
  slot: Slot;
  op: PlainOperator;
  value: PlainValue;
}

/** For `any`, its alternatives. */
export type TestValue<Slot extends string = string> = PlainValue | AlternativeTest<Slot>[];

/** With alternatives, the slot is the first one's. */
export interface Test<Slot extends string = string> {
  slot: Slot;
  op: TestOperator;
  value: TestValue<Slot>;
}

export interface Wish<Slot extends string = string> extends Test<Slot> {
  id: string;
  weight: number;
  interval?: [number, number] | undefined;
}

export interface Change<W extends Wish = Wish> {
  constraint: W;
  action: "dropped" | "loosened" | "replaced";
  to?: { op: TestOperator; value: TestValue<W["slot"]> } | undefined;
}

export type Ranges = Readonly<Partial<Record<string, { min: number; max: number }>>>;

export function boundsNumber(op: TestOperator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

export function excludesValues(op: TestOperator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}

export function alternativeTests<Slot extends string>({ value }: Test<Slot>): AlternativeTest<Slot>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object") : [];
}

/** Compares by code unit, like SQL's `COLLATE "C"`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
