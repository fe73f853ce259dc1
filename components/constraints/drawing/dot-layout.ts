export const mostDots = 40;

export type DotLayout = { pitch: number; columns: number };

/** Stacks dots, in pixels. `null` if they don't fit or are too many to count. */
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

/** x from the stack's left edge, y up from the ground. */
export function dotCentres(count: number, { pitch, columns }: DotLayout): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * pitch + pitch / 2,
    y: Math.floor(index / columns) * pitch + pitch / 2,
  }));
}
