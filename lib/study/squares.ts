/**
 * A Latin square of the numbers below `size`: each number once in every row and every column.
 * Cyclic, so that rows differ by a shift.
 */
export function latinSquare(size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row + column) % size));
}

/**
 * A Williams design: a Latin square in which, besides, every number follows every other equally often; twice as many
 * rows when `size` is odd (Williams 1949, Experimental designs balanced for the estimation of residual effects of
 * treatments).
 */
export function williamsSquare(size: number): number[][] {
  // 0, 1, n-1, 2, n-2, ...: neighbours differ by every step once.
  const zigzag = Array.from({ length: size }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (size - place / 2) % size,
  );
  const rows = zigzag.map((_, shift) => zigzag.map((value) => (value + shift) % size));
  return size % 2 === 0 || size === 1 ? rows : [...rows, ...rows.map((row) => [...row].reverse())];
}
