/** 32 rows per word. All sets of one slice have equal length. */
export type Bitset = Uint32Array;

export function bitsetOf(size: number, holds: (row: number) => boolean): Bitset {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (let row = 0; row < size; row++) if (holds(row)) bits[row >> 5] = (bits[row >> 5] ?? 0) | (1 << (row & 31));
  return bits;
}

export function intersect(a: Bitset, b: Bitset): Bitset {
  return a.map((word, index) => word & (b[index] ?? 0));
}

export function disjoint(a: Bitset, b: Bitset): boolean {
  for (let index = 0; index < a.length; index++) if ((a[index] ?? 0) & (b[index] ?? 0)) return false;
  return true;
}

export function isEmpty(bits: Bitset): boolean {
  return bits.every((word) => word === 0);
}

export function has(bits: Bitset, row: number): boolean {
  return ((bits[row >> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Kernighan's method. */
export function bitsetSize(bits: Bitset): number {
  let count = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) count++;
  return count;
}
