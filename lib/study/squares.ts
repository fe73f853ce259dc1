/** Holds each number below `size` once per row and column. */
export function latinSquare(size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row + column) % size));
}

/** Every number follows every other equally often. Doubled for odd `size` (Williams 1949). */
export function williamsSquare(size: number): number[][] {
  // 0, 1, n-1, 2, n-2, ...: neighbors differ by every step once.
  const zigzag = Array.from({ length: size }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (size - place / 2) % size,
  );
  const rows = zigzag.map((_, shift) => zigzag.map((value) => (value + shift) % size));
  return size % 2 === 0 || size === 1 ? rows : [...rows, ...rows.map((row) => [...row].reverse())];
}
