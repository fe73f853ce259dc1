import type { CatalogProblem } from "@/domains/pack";
import { type WordTable, wordTable } from "@/lib/constraints";
import { expandTables } from "./expand-tables";
import type { GenerationTable, LineTable, MakeTable, PriceRow } from "./make-table";
import years from "./missing-years.json" with { type: "json" };
import { type PricedTrim, pricedTrims, trimPrices, trimsBeside } from "./trim-prices";
import { sisterProblems, strayFacts } from "./validate-facts";

/** Contradictions in the tables. Empty when there are none. */
export function validateTables(tables: readonly MakeTable[]): CatalogProblem[] {
  const names = new Set<string>();
  const lines = tables.flatMap((table) =>
    table.lines.flatMap((line) => {
      const place = `${table.make} ${line.model}`;
      const again = names.has(place) ? ["given twice"] : [];
      names.add(place);
      return [
        ...again,
        ...line.generations.flatMap(misplacedTrims),
        ...line.generations.flatMap(filledIn),
        ...line.generations.flatMap(unusedEngines),
        ...overlaps(line),
        ...gaps(place, new Set(expandTables([{ make: table.make, lines: [line] }]).map(({ year }) => year))),
      ].map((problem) => ({ place, problem }));
    }),
  );
  return [...lines, ...strayFacts(tables), ...sisterProblems(expandTables(tables))];
}

function unusedEngines({ years, engines, trims }: GenerationTable): string[] {
  const used = new Set(trims.map(([, engine]) => engine));
  const unused = Object.keys(engines).filter((engine) => !used.has(engine));
  return unused.map((engine) => `${years.join("-")}: no trim has the engine "${engine}"`);
}

/** A body may outlive its generation's sedan, as coupes do. Two generations never share trim and year. */
function overlaps({ generations }: LineTable): string[] {
  return generations.flatMap((generation, index) => {
    const before = generations[index - 1];
    const [first, last] = generation.years;
    if (first > last) return [`${first}-${last} runs backwards`];
    if (!before) return [];
    if (first <= before.years[0]) return [`${first}-${last} is listed after ${before.years.join("-")}`];
    const sold = new Set(trimYears(before));
    return trimYears(generation).flatMap((each) => (sold.has(each) ? [`${each} is in two generations`] : []));
  });
}

function trimYears(generation: GenerationTable): string[] {
  return generation.trims.flatMap((trim) =>
    trimPrices(generation, trim).flatMap((price, offset) =>
      price === null ? [] : [`${generation.years[0] + offset} ${trim[0]}, ${trim[3]?.style ?? generation.style}`],
    ),
  );
}

function gaps(place: string, sold: ReadonlySet<number>): string[] {
  const listed = [...(missingYears.notSold[place] ?? []), ...(missingYears.notKnown[place] ?? [])];
  const last = Math.max(...sold);
  const problems = listed.filter((year) => sold.has(year)).map((year) => `${year} is listed as missing and is there`);
  for (let year = Math.min(...sold); year <= last; year++) {
    if (!sold.has(year) && !listed.includes(year)) problems.push(`nothing in ${year}`);
  }
  return problems;
}

const missingYears: Readonly<Record<"notSold" | "notKnown", WordTable<readonly number[]>>> = {
  notSold: wordTable(years.notSold),
  notKnown: wordTable(years.notKnown),
};

/** An earlier trim with the same engine and body must not cost more in their latest shared year. */
function misplacedTrims(generation: GenerationTable): string[] {
  const trims = pricedTrims(generation);
  return trims.flatMap((trim, index) =>
    trimsBeside(trims.slice(index + 1), trim).flatMap((later) => misplaced(generation.years[0], trim, later)),
  );
}

function misplaced(firstYear: number, { name, engine, prices }: PricedTrim, later: PricedTrim): string[] {
  const offset = prices.findLastIndex((price, place) => price !== null && (later.prices[place] ?? null) !== null);
  const [price, other] = [prices[offset] ?? 0, later.prices[offset] ?? 0];
  if (price <= other) return [];
  return [`${firstYear + offset}: ${name} (${engine}) at ${price} is listed before ${later.name} at ${other}`];
}

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
