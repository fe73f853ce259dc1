/** The newest model year. Prices are list prices when new: nothing is known of used ones. */
export const pricedAt = { date: "November 2026", modelYear: 2026 } as const;
export const namesValued: readonly string[] = [];

export interface TypicalPrice {
  name: string;
  first: number;
  second: number;
}

interface Agreement {
  name: string;
  count: number;
  median: number;
  within10: number;
  within20: number;
}

export interface PriceReport {
  rows: Agreement[];
  inSpan: number;
}

/** No estimate to compare with price lists. */
export function priceAgreement(): PriceReport | null {
  return null;
}

/** Prices stay as listed. */
export function pricedToday<Listed>(listed: Listed): Listed {
  return listed;
}
