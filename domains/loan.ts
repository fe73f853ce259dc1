/** The principal that one dollar a month repays, at a yearly rate in percent. */
export function paidBackBy(months: number, rate: number): number {
  const share = rate / 1200;
  return share > 0 ? (1 - (1 + share) ** -months) / share : months;
}
