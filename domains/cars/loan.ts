/** Months loans are commonly spread over. */
export const loanTerms = [48, 60, 72] as const;
/** A loan until the shopper says otherwise. Percent a year: about what loans cost in the US in November 2026. */
export const usualLoan = { months: 60, rate: 7, down: 0 };

/** What a dollar a month pays back over a term, at a yearly rate in percent. */
export function paidBackBy(months: number, rate: number): number {
  const share = rate / 1200;
  return share > 0 ? (1 - (1 + share) ** -months) / share : months;
}
