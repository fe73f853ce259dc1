export const mostBeside = 4;

/** "/side-by-side?c=...&cars=12,480". */
export function besideAddress(conversationId: string, positions: readonly number[]): string {
  return `/side-by-side?c=${encodeURIComponent(conversationId)}&cars=${positions.join(",")}`;
}

export function positionsIn(products: string | undefined): number[] {
  const found = (products ?? "").split(",").flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []));
  return [...new Set(found)].slice(0, mostBeside);
}
