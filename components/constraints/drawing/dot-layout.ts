/** More dots than this in one column of values are counted more easily as a bar. */
export const mostDots = 40;

export interface DotLayout {
  /** Distance of neighbouring dots, in pixels. */
  pitch: number;
  /** Dots side by side. */
  columns: number;
}

/**
 * How dots are stacked so that the highest stack fits; `null` when they do not, or there are too many to count.
 *
 * @param most dots of the highest stack.
 * @param binWidth pixels one stack may be wide.
 * @param height pixels one stack may be high.
 */
export function dotLayout(most: number, binWidth: number, height: number): DotLayout | null {
  if (most > mostDots) return null;
  for (const pitch of [8, 7, 6, 5]) {
    const wide = Math.max(1, Math.floor((binWidth - 2) / pitch));
    const rows = Math.floor(height / pitch);
    if (wide * rows < most || pitch > binWidth) continue;
    const columns = Math.min(wide, Math.max(Math.ceil(Math.sqrt(most / 2)), Math.ceil(most / Math.max(1, rows))));
    return { pitch, columns: Math.max(1, columns) };
  }
  return null;
}

/** Centres of `count` dots: x from the left edge of the stack, y upwards from the ground, row by row. */
export function dotCentres(count: number, { pitch, columns }: DotLayout): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * pitch + pitch / 2,
    y: Math.floor(index / columns) * pitch + pitch / 2,
  }));
}
