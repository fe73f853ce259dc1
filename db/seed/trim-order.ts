import type { GenerationTable, PriceRow } from "./make-table";
import { bodyOf, trimPrices } from "./trim-prices";

/**
 * The places where a generation's trims are not cheapest first: of two trims with the same engine and body, the one
 * listed first may not cost more in the latest year both were sold.
 */
export function misplacedTrims(generation: GenerationTable): string[] {
  const trims = generation.trims.map((trim) => ({
    name: trim[0],
    engine: trim[1],
    body: bodyOf(generation, trim),
    prices: trimPrices(generation, trim),
  }));
  return trims.flatMap((trim, index) =>
    trims
      .slice(index + 1)
      .filter((later) => later.engine === trim.engine && later.body === trim.body)
      .flatMap((later) => misplaced(generation.years[0], trim, later)),
  );
}

interface PricedTrim {
  name: string;
  engine: string;
  prices: PriceRow;
}

function misplaced(firstYear: number, { name, engine, prices }: PricedTrim, later: PricedTrim): string[] {
  for (let offset = prices.length - 1; offset >= 0; offset--) {
    const price = prices[offset] ?? null;
    const other = later.prices[offset] ?? null;
    if (price === null || other === null) continue;
    if (price <= other) return [];
    return [`${firstYear + offset}: ${name} (${engine}) at ${price} is listed before ${later.name} at ${other}`];
  }
  return [];
}
