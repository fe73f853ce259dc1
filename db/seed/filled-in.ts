import type { GenerationTable, PriceRow } from "./make-table";
import { pricedTrims, trimsBeside } from "./trim-prices";

/** More equal steps in a row look drawn, not remembered. */
const longestLine = 3;
/** Dollars off the exact middle that still count as the middle, since lists round. */
const rounding = 5;

/** Looks for straight lines over four years, or a trim always midway between neighbors. */
export function filledIn(generation: GenerationTable): string[] {
  const first = generation.years[0];
  const trims = pricedTrims(generation);
  return trims.flatMap((trim) => {
    const { prices } = trim;
    const name = `${trim.name} (${trim.engine})`;
    const beside = trimsBeside(trims, trim);
    const place = beside.indexOf(trim);
    const [below, above] = [beside[place - 1]?.prices, beside[place + 1]?.prices];
    return [
      ...(below && above && isMiddle(below, prices, above)
        ? [`${first}: ${name} is the exact middle of its neighbours`]
        : []),
      ...lineStarts(prices).map((offset) => `${first + offset}: ${name} rises by the same step year after year`),
    ];
  });
}

function isMiddle(below: PriceRow, prices: PriceRow, above: PriceRow): boolean {
  const shared = prices.flatMap((price, offset) => {
    const [low, high] = [below[offset] ?? null, above[offset] ?? null];
    return price === null || low === null || high === null || low === high ? [] : [price - (low + high) / 2];
  });
  return shared.length > 0 && shared.every((off) => Math.abs(off) <= rounding);
}

function lineStarts(prices: PriceRow): number[] {
  const steps = prices.slice(1).map((price, offset) => {
    const before = prices[offset] ?? null;
    return price === null || before === null ? 0 : price - before;
  });
  return steps.flatMap((step, offset) => {
    const run = steps.slice(offset, offset + longestLine);
    const starts = step !== 0 && steps[offset - 1] !== step;
    return starts && run.length === longestLine && run.every((each) => each === step) ? [offset] : [];
  });
}
