/** Months. */
export const loanTerms = [48, 60, 72] as const;
/** The rate, in percent a year, is about what US loans cost in November 2026. */
export const usualLoan = { months: 60, rate: 7, down: 0 };

/** The principal that one dollar a month repays, at a yearly rate in percent. */
export function paidBackBy(months: number, rate: number): number {
  const share = rate / 1200;
  return share > 0 ? (1 - (1 + share) ** -months) / share : months;
}
