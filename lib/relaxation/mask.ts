/** Sets of soft constraints as bits: bit i is constraint i. */

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
