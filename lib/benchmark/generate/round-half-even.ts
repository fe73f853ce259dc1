/** Rounds to the nearest whole number, halves to the even one, as NumPy and Python do. */
export function roundHalfEven(value: number): number {
  const low = Math.floor(value);
  const part = value - low;
  if (part !== 0.5) return Math.round(value);
  return low % 2 === 0 ? low : low + 1;
}
