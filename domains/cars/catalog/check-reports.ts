import { type PriceReport, priceAgreement } from "@/domains/cars/used-value/price-agreement";
import type { ShippedCatalog } from "@/domains/pack";
import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { blindFigures, type FigureAgreement, figureAgreement, typicalPrices } from "./blind-check";
import { checkPrices, compareCatalogs, type SharedModelYear } from "./compare-catalogs";
import { type Coverage, coverageOf } from "./coverage";
import type { SeedCar } from "./expand-tables";

export const reports = (rows: () => readonly SeedCar[]): ShippedCatalog<CatalogCar>["reports"] => ({
  coverage: {
    description: "Print how many rows have each figure",
    write: () => markdownTable(tableOf(coverageColumns, coverageOf(rows()))),
  },
  blind: {
    description: "Set the figures beside a second list, written without seeing them",
    write: () => markdownTable(tableOf(agreementColumns, figureAgreement(rows(), blindFigures()))),
  },
  prices: {
    description: "Set the estimated prices of today beside typical ones",
    write: () => {
      const { rows: lists, inSpan } = priceAgreement(rows(), typicalPrices());
      const table = markdownTable(tableOf(priceColumns, lists));
      return `${table}\n\n${percent(inSpan)} of the typical prices lie within the stated span`;
    },
  },
});

type Compared = readonly CatalogCar[];

export function besideOther(own: Compared, other: Compared, years: readonly [number, number], all: boolean): string[] {
  const { rows, exact, within1, within2, within5 } = checkPrices(own, other, years);
  return [
    comparisonTable(compareCatalogs(own, other, years), all),
    `\n${rows} prices of single trims beside the nearest listed price of the same model, year and drive: ${percent(exact)} the same to the dollar, ${percent(within1)} within 1%, ${percent(within2)} within 2%, ${percent(within5)} within 5%`,
  ];
}

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
