import { defineCommand } from "citty";
import { optional, text, WrongUse } from "@/cli/flags";
import { blindFigures, type FigureAgreement, figureAgreement, typicalPrices } from "@/db/seed/blind-check";
import { checkPrices, compareCatalogs, type SharedModelYear } from "@/db/seed/compare-catalogs";
import { type Coverage, coverageOf } from "@/db/seed/coverage";
import { defaultCars } from "@/db/seed/default-catalog";
import { expandTables } from "@/db/seed/expand-tables";
import { makeTables } from "@/db/seed/makes/every-make";
import { validateCars } from "@/db/seed/validate-cars";
import { validateTables } from "@/db/seed/validate-tables";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { type PriceReport, priceAgreement } from "@/lib/constraints/trade-words";
import { readCatalogFile } from "./open-catalog";

export const catalogCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Hold the shipped catalog to its rules or to another catalog.",
  },
  args: {
    against: optional("CSV with the paper's columns to set beside it", "FILE"),
    years: text("2015-2017", "Model years to compare"),
    all: { type: "boolean", description: "With --against: print the agreeing model years too" },
    coverage: { type: "boolean", description: "Print how many rows have each figure" },
    blind: { type: "boolean", description: "Set the figures beside a second list, written without seeing them" },
    prices: { type: "boolean", description: "Set the estimated prices of today beside typical ones" },
  },
  async run({ args }) {
    const match = /^(\d{4})-(\d{4})$/.exec(args.years);
    if (!match) throw new WrongUse(`The flag "--years" takes two years such as 2015-2017, not "${args.years}".`);
    const years: [number, number] = [Number(match[1]), Number(match[2])];
    const other = args.against ? await readCatalogFile(args.against) : null;
    const rows = expandTables(makeTables);
    const problems = [...validateTables(makeTables), ...validateCars(rows)];
    for (const { place, problem } of problems) console.log(`${place}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    console.error(`${defaultCars().length} cars, ${problems.length} problems`);
    if (args.coverage) console.log(markdownTable(tableOf(coverageColumns, coverageOf(rows))));
    if (args.blind) console.log(markdownTable(tableOf(agreementColumns, figureAgreement(rows, blindFigures()))));
    if (args.prices) {
      const { rows: lists, inSpan } = priceAgreement(rows, typicalPrices());
      console.log(markdownTable(tableOf(priceColumns, lists)));
      console.log(`\n${percent(inSpan)} of the typical prices lie within the stated span`);
    }
    if (other) {
      const own = defaultCars();
      console.log(comparisonTable(compareCatalogs(own, other, years), args.all === true));
      const { rows, exact, within1, within2, within5 } = checkPrices(own, other, years);
      console.log(
        `\n${rows} prices of single trims beside the nearest listed price of the same model, year and drive: ${percent(exact)} the same to the dollar, ${percent(within1)} within 1%, ${percent(within2)} within 2%, ${percent(within5)} within 5%`,
      );
    }
  },
});

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

const coverageColumns: TableColumns<Coverage> = {
  figure: ({ slot }) => slot,
  of: (each) => each.of,
  rows: ({ rows }) => rows,
  known: ({ known, rows }) => `${((100 * known) / Math.max(1, rows)).toFixed(1)}%`,
};

const agreementColumns: TableColumns<FigureAgreement> = {
  figure: ({ figure }) => figure,
  both: ({ both }) => both,
  exact: ({ exact }) => percent(exact),
  "within 1%": ({ within1 }) => percent(within1),
  "within 5%": ({ within5 }) => percent(within5),
  "within 10%": ({ within10 }) => percent(within10),
};

const pairOf = (slot: "trims" | "msrp" | "cityMpg" | "highwayMpg") => (each: SharedModelYear) =>
  `${each.own[slot]} / ${each.other[slot]}`;

const comparisonColumns: TableColumns<SharedModelYear> = {
  model: ({ own }) => `${own.make} ${own.model}`,
  year: ({ own }) => own.year,
  trims: pairOf("trims"),
  "median price": (each) => `${pairOf("msrp")(each)} (${each.priceOff >= 0 ? "+" : ""}${percent(each.priceOff)})`,
  city: pairOf("cityMpg"),
  highway: pairOf("highwayMpg"),
};

const priceColumns: TableColumns<PriceReport["rows"][number]> = {
  prices: ({ name }) => name,
  count: ({ count }) => count,
  "median off": ({ median }) => `${(100 * median).toFixed(1)}%`,
  "within 10%": ({ within10 }) => percent(within10),
  "within 20%": ({ within20 }) => percent(within20),
};

function comparisonTable(shared: readonly SharedModelYear[], all: boolean): string {
  const agreeing = shared.filter(({ agrees }) => agrees).length;
  const share = shared.length === 0 ? 0 : (100 * agreeing) / shared.length;
  const rows = shared.filter(({ agrees }) => all || !agrees);
  return `${shared.length} model years in common, ${agreeing} agree (${share.toFixed(1)}%): price within 10%, city and highway within 2 mpg, medians over trims\n\n${markdownTable(tableOf(comparisonColumns, rows))}`;
}
