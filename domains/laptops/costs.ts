/** Defaults of an answer about running costs. Laptops have none to speak of, so no answer names them. */
export const usualRates = { milesAYear: 0, gallon: 0, kiloWattHour: 0.17 };
export type Rates = typeof usualRates;

export function yearlyCost(): number | null {
  return null;
}

export function takesBoth(): boolean {
  return false;
}

export function pricesFor(): Partial<Record<"gas" | "premium" | "diesel" | "power", number>> {
  return {};
}

/** Kinds that differ in running costs. */
export const runningKinds = {} as const;
export const ofKinds: readonly string[] = [];
export const fuelsOfKind = {} as const;

/** Months. */
export const loanTerms = [12, 24, 36] as const;
/** The rate, in percent a year, is about what US banks ask for personal loans of two years in 2026. */
export const usualLoan = { months: 24, rate: 12, down: 0 };
