import { type Distribution, passes } from "@/lib/catalog/catalog-reader";
import { alternativesOf, describeValue, isNumericSlot, type Predicate, valuesOf } from "@/lib/constraints";
import type { Bar, Drawing } from "@/lib/dialogue/wording/parts";
import { cards } from "@/messages/cards";

const mostBars = 32;
const mostWords = 12;

/** Bars for few exact values, or bins of a round width. A bound always falls on an edge. */
export function drawingOf(distribution: Distribution, wished: Predicate, inForce: Predicate | null): Drawing {
  const [asked, now] = [ownTest(wished, distribution), inForce && ownTest(inForce, distribution)];
  if (!isNumericSlot(distribution.slot))
    return { bars: exactBars({ ...distribution, values: distribution.values.slice(0, mostWords) }, now) };
  const bounds = [asked, ...(now ? [now] : [])].flatMap((test) => valuesOf(test.value).map(Number));
  const values = windowAround(distribution.values, bounds);
  const bars =
    values.length > mostBars ? binned(distribution, values, now) : exactBars({ ...distribution, values }, now);
  const drawing: Drawing = { bars };
  if (!Array.isArray(asked.value)) drawing.asked = Number(asked.value);
  if (now && !Array.isArray(now.value)) drawing.now = Number(now.value);
  return drawing;
}

function ownTest(test: Predicate, { slot }: Distribution): Predicate {
  return alternativesOf(test).find((each) => each.slot === slot) ?? test;
}

function exactBars({ slot, values }: Distribution, now: Predicate | null): Bar[] {
  return values.map(({ value, count }) => ({
    ...{ value, label: describeValue(slot, value), count },
    inside: now === null || passes(value, now),
  }));
}

/** Cuts tails above the 98th percentile, but never the bounds. */
function windowAround(values: Distribution["values"], bounds: readonly number[]): Distribution["values"] {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  const top = values.find(({ count }) => {
    seen += count;
    return seen >= total * 0.98;
  });
  const limit = Math.max(Number(top?.value ?? Number.POSITIVE_INFINITY), ...bounds);
  const beyond = values.findIndex((each) => Number(each.value) > limit);
  return beyond < 0 ? values : values.slice(0, beyond);
}

function binned(distribution: Distribution, values: Distribution["values"], now: Predicate | null): Bar[] {
  const low = Number(values[0]?.value ?? 0);
  const high = Number(values.at(-1)?.value ?? low);
  const width = roundWidth((high - low) / mostBars);
  const anchor = now && !Array.isArray(now.value) ? Number(now.value) % width : 0;
  // A bin includes its upper bound, and starts at a lower one.
  const closedAbove = now?.op === "<=";

  const counts = new Map<number, number>();
  for (const { value, count } of values) {
    const place = (Number(value) - anchor) / width;
    const index = closedAbove ? Math.ceil(place) - 1 : Math.floor(place);
    counts.set(index, (counts.get(index) ?? 0) + count);
  }
  const said = (edge: number) => describeValue(distribution.slot, edge);
  const indexes = [...counts.keys()];
  const bars: Bar[] = [];
  for (let index = Math.min(...indexes); index <= Math.max(...indexes); index += 1) {
    const from = index * width + anchor;
    const middle = from + width / 2;
    bars.push({
      value: from,
      upTo: from + width,
      label: cards.band.span({ from: said(from), to: said(from + width) }),
      count: counts.get(index) ?? 0,
      inside: now === null || passes(middle, now),
    });
  }
  return bars;
}

/** The next 1, 2 or 5 times a power of ten. */
function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= width) ?? width;
}
