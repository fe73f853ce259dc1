import { priceAgreement } from "@/domains/cars/used-value/price-agreement";
import type { ShippedCatalog } from "@/domains/pack";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { markdownTable } from "@/lib/charts/text-table";
import { blindFigures, figureAgreement, typicalPrices } from "./blind-check";
import { checkPrices, compareCatalogs, type SharedModelYear } from "./compare-catalogs";
import { coverageOf } from "./coverage";
import type { SeedCar } from "./expand-tables";

const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)}%`;

export const reports = (rows: () => readonly SeedCar[]): ShippedCatalog<CatalogProduct>["reports"] => ({
  coverage: {
    description: "Print how many rows have each figure",
    write: () => {
      const told = coverageOf(rows()).map((each) => [
        ...[each.slot, each.of, each.rows],
        percent(each.known / Math.max(1, each.rows), 1),
      ]);
      return markdownTable({ heads: ["figure", "of", "rows", "known"], rows: told });
    },
  },
  blind: {
    description: "Set the figures beside a second list, written without seeing them",
    write: () => {
      const told = figureAgreement(rows(), blindFigures()).map(({ figure, both, ...shares }) => [
        ...[figure, both],
        ...Object.values(shares).map((share) => percent(share)),
      ]);
      return markdownTable({ heads: ["figure", "both", "exact", "within 1%", "within 5%", "within 10%"], rows: told });
    },
  },
  prices: {
    description: "Set the estimated prices of today beside typical ones",
    write: () => {
      const { rows: lists, inSpan } = priceAgreement(rows(), typicalPrices());
      const told = lists.map((each) => [
        ...[each.name, each.count, percent(each.median, 1), percent(each.within10), percent(each.within20)],
      ]);
      const table = markdownTable({ heads: ["prices", "count", "median off", "within 10%", "within 20%"], rows: told });
      return `${table}\n\n${percent(inSpan)} of the typical prices lie within the stated span`;
    },
  },
});

type Compared = readonly CatalogProduct[];

export function besideOther(own: Compared, other: Compared, years: readonly [number, number], all: boolean): string[] {
  const shared = compareCatalogs(own, other, years);
  const agreeing = shared.filter(({ agrees }) => agrees).length;
  const { rows, exact, within1, within2, within5 } = checkPrices(own, other, years);
  return [
    `${shared.length} model years in common, ${agreeing} agree (${percent(agreeing / Math.max(1, shared.length), 1)}): price within 10%, city and highway within 2 mpg, medians over trims\n\n${comparisonTable(shared.filter(({ agrees }) => all || !agrees))}`,
    `\n${rows} prices of single trims beside the nearest listed price of the same model, year and drive: ${percent(exact)} the same to the dollar, ${percent(within1)} within 1%, ${percent(within2)} within 2%, ${percent(within5)} within 5%`,
  ];
}

function comparisonTable(shared: readonly SharedModelYear[]): string {
  const rows = shared.map(({ own, other, priceOff }) => {
    const pair = (slot: "trims" | "msrp" | "cityMpg" | "highwayMpg") => `${own[slot]} / ${other[slot]}`;
    const price = `${pair("msrp")} (${priceOff >= 0 ? "+" : ""}${percent(priceOff)})`;
    return [`${own.make} ${own.model}`, own.year, pair("trims"), price, pair("cityMpg"), pair("highwayMpg")];
  });
  return markdownTable({ heads: ["model", "year", "trims", "median price", "city", "highway"], rows });
}
