import type { Loans, Running, UsedValue } from "@/domains/pack";
import type { Name } from "./index";

/** Laptops have none to speak of. */
export const running: Running<unknown, Name> | undefined = undefined;

export const loans: Loans | undefined = {
  terms: [12, 24, 36],
  /** The rate is what US banks took for two-year personal loans in February 2026 (Federal Reserve, G.19). */
  usual: { months: 24, rate: 11.4, down: 0 },
};

/** Prices are list prices when new: nothing is known of used ones. */
export const usedValue: UsedValue<unknown> | undefined = undefined;
