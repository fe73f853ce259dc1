import type { GenerationTable, TrimRow } from "./make-table";

/**
 * The places where a generation's trims are not cheapest first: of two trims with the same engine and body, the one
 * listed first may not cost more in the latest year both were sold.
 */
export function misplacedTrims({ years, trims, style, doors, size }: GenerationTable): string[] {
  const body = ([, engine, , change]: TrimRow) =>
    [engine, change?.style ?? style, change?.doors ?? doors, change?.size ?? size].join();
  return trims.flatMap((trim, index) =>
    trims
      .slice(index + 1)
      .filter((later) => body(later) === body(trim))
      .flatMap((later) => misplaced(years[0], trim, later)),
  );
}

function misplaced(firstYear: number, [name, engine, prices]: TrimRow, [later, , laterPrices]: TrimRow): string[] {
  for (let offset = prices.length - 1; offset >= 0; offset--) {
    const price = prices[offset] ?? null;
    const other = laterPrices[offset] ?? null;
    if (price === null || other === null) continue;
    if (price <= other) return [];
    return [`${firstYear + offset}: ${name} (${engine}) at ${price} is listed before ${later} at ${other}`];
  }
  return [];
}
