import type { CatalogProblem } from "./catalog-problem";
import { expandTables } from "./expand-tables";
import { filledIn } from "./filled-in";
import type { GenerationTable, LineTable, MakeTable } from "./make-table";
import { missingYears } from "./missing-years";
import { misplacedTrims } from "./trim-order";
import { trimPrices } from "./trim-prices";
import { sisterProblems, strayFacts } from "./validate-facts";

/**
 * Everything in the tables that contradicts their rules: order of trims, prices that look filled in, generations that
 * overlap, model years that are missing without being listed as such, engines nothing uses, lines given twice. Empty when all is well.
 */
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
        ...gaps(place, soldYears(table.make, line)),
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

/** A body may outlive its generation's sedan by some years, as coupes do; two generations never share trim and year. */
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

function soldYears(make: string, line: LineTable): Set<number> {
  return new Set(expandTables([{ make, lines: [line] }]).map(({ year }) => year));
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
