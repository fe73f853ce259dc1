import type { Loans, Running, UsedValue } from "@/domains/pack";
import type { Name } from "./index";

/** Laptops have none to speak of. */
export const running: Running<unknown, Name> | undefined = undefined;

export const loans: Loans | undefined = {
  terms: [12, 24, 36],
  /** The rate is about what US banks ask for personal loans of two years in 2026. */
  usual: { months: 24, rate: 12, down: 0 },
};

/** Prices are list prices when new: nothing is known of used ones. */
export const usedValue: UsedValue<unknown> | undefined = undefined;
