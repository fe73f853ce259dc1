import { defineCommand } from "citty";
import { optional, text } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { blindFigures, type FigureAgreement, figureAgreement, typicalPrices } from "@/db/seed/blind-check";
import { checkPrices, compareCatalogs, type PriceCheck, type SharedModelYear } from "@/db/seed/compare-catalogs";
import { type Coverage, coverageOf } from "@/db/seed/coverage";
import { defaultCars, makeTables } from "@/db/seed/default-catalog";
import { expandTables } from "@/db/seed/expand-tables";
import { findOutliers } from "@/db/seed/find-outliers";
import { validateCars } from "@/db/seed/validate-cars";
import { validateTables } from "@/db/seed/validate-tables";
import { type PriceReport, priceAgreement } from "@/lib/constraints/answering";
import { readCatalogFile } from "./open-catalog";

export const catalogCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Hold the shipped catalog to its rules, to another catalog, or list what stands out in it.",
  },
  args: {
    against: optional("CSV with the paper's columns to set beside it", "FILE"),
    years: text("2015-2017", "Model years to compare"),
    all: { type: "boolean", description: "With --against: print the agreeing model years too" },
    coverage: { type: "boolean", description: "Print how many rows have each figure" },
    blind: { type: "boolean", description: "Set the figures beside a second list, written without seeing them" },
    prices: { type: "boolean", description: "Set the estimated prices of today beside typical ones" },
    outliers: { type: "boolean", description: "List unusual figures for a human look" },
  },
  async run({ args }) {
    const years = yearRange(args.years);
    const problems = [...validateTables(makeTables), ...validateCars(expandTables(makeTables))];
    for (const { place, problem } of problems) console.log(`${place}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    console.error(`${defaultCars().length} cars, ${problems.length} problems`);
    if (args.coverage) console.log(coverageTable(coverageOf(expandTables(makeTables))));
    if (args.blind) console.log(agreementTable(figureAgreement(expandTables(makeTables), blindFigures())));
    if (args.prices) console.log(priceTable(priceAgreement(expandTables(makeTables), typicalPrices())));
    if (args.outliers) {
      for (const { kind, place, figures } of findOutliers(makeTables)) console.log(`${kind} | ${place} | ${figures}`);
    }
    if (args.against) {
      const [own, other] = [defaultCars(), await readCatalogFile(args.against)];
      console.log(comparisonTable(compareCatalogs(own, other, years), args.all === true));
      console.log(`\n${priceSentence(checkPrices(own, other, years))}`);
    }
  },
});

function coverageTable(rows: readonly Coverage[]): string {
  const share = ({ known, rows: all }: Coverage) => `${((100 * known) / Math.max(1, all)).toFixed(1)}%`;
  const lines = rows.map((each) => `| ${each.slot} | ${each.of} | ${each.rows} | ${share(each)} |`);
  return ["| figure | of | rows | known |", "| --- | --- | --- | --- |", ...lines].join("\n");
}

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

function priceTable({ rows, inSpan }: PriceReport): string {
  const lines = rows.map(
    ({ name, count, median, within10, within20 }) =>
      `| ${name} | ${count} | ${(100 * median).toFixed(1)}% | ${percent(within10)} | ${percent(within20)} |`,
  );
  const head = ["| prices | count | median off | within 10% | within 20% |", "| --- | --- | --- | --- | --- |"];
  return [...head, ...lines, "", `${percent(inSpan)} of the typical prices lie within the stated span`].join("\n");
}

function agreementTable(rows: readonly FigureAgreement[]): string {
  const lines = rows.map(({ figure, both, exact, within1, within5, within10 }) =>
    [figure, both, ...[exact, within1, within5, within10].map(percent)].join(" | "),
  );
  const head = ["figure | both | exact | within 1% | within 5% | within 10%", "--- | --- | --- | --- | --- | ---"];
  return [...head, ...lines].map((line) => `| ${line} |`).join("\n");
}

function priceSentence({ rows, exact, within1, within2, within5 }: PriceCheck): string {
  return `${rows} prices of single trims beside the nearest listed price of the same model, year and drive: ${percent(exact)} the same to the dollar, ${percent(within1)} within 1%, ${percent(within2)} within 2%, ${percent(within5)} within 5%`;
}

function yearRange(text: string): [number, number] {
  const match = /^(\d{4})-(\d{4})$/.exec(text);
  if (!match) throw new WrongUse(`The flag "--years" takes two years such as 2015-2017, not "${text}".`);
  return [Number(match[1]), Number(match[2])];
}

function comparisonTable(shared: readonly SharedModelYear[], all: boolean): string {
  const agreeing = shared.filter(({ agrees }) => agrees).length;
  const share = shared.length === 0 ? 0 : (100 * agreeing) / shared.length;
  const rows = shared
    .filter(({ agrees }) => all || !agrees)
    .map((each) => {
      const { own, other, priceOff } = each;
      const pair = (slot: "trims" | "msrp" | "cityMpg" | "highwayMpg") => `${own[slot]} / ${other[slot]}`;
      const price = `${pair("msrp")} (${priceOff >= 0 ? "+" : ""}${(100 * priceOff).toFixed(0)}%)`;
      return [`${own.make} ${own.model}`, own.year, pair("trims"), price, pair("cityMpg"), pair("highwayMpg")];
    });
  const head = ["model", "year", "trims", "median price", "city", "highway"];
  return [
    `${shared.length} model years in common, ${agreeing} agree (${share.toFixed(1)}%): price within 10%, city and highway within 2 mpg, medians over trims`,
    "",
    ...[head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}
