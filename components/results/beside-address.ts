/** Cars that stand side by side at most. */
export const mostBeside = 4;

/** Address of the page with cars of a search side by side: "/side-by-side?c=...&cars=12,480". */
export function besideAddress(conversationId: string, positions: readonly number[]): string {
  return `/side-by-side?c=${encodeURIComponent(conversationId)}&cars=${positions.join(",")}`;
}

/** The cars an address names, each once, at most four; whatever is no number is left out. */
export function positionsIn(cars: string | undefined): number[] {
  const found = (cars ?? "").split(",").flatMap((text) => (/^\d{1,9}$/.test(text) ? [Number(text)] : []));
  return [...new Set(found)].slice(0, mostBeside);
}
