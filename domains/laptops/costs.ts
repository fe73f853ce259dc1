import type { Loans } from "@/domains/pack";

/** Laptops cost next to nothing to run. Prices are list prices when new, so nothing is known of used ones. */
export { running, usedValue } from "@/domains/plain/costs";

export const loans: Loans | undefined = {
  terms: [12, 24, 36],
  /** The rate is what US banks took for two-year personal loans in February 2026 (Federal Reserve, G.19). */
  usual: { months: 24, rate: 11.4, down: 0 },
};
