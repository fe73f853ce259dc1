import { defineCommand } from "citty";
import { writeCsv } from "@/cli/catalog/catalog-export";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { about, optional, required, text, WrongUse, wholeNumbers } from "@/cli/flags";
import { withProgress } from "@/cli/show-progress";
import { seededRandom } from "@/lib/random";
import { scaledProducts } from "./scaled-products";

export const benchSeedCommand = defineCommand({
  meta: about(
    "seed",
    "Make a large catalog by repeating a smaller one with jitter, in storage order; catalog import stores it.",
  ),
  args: {
    rows: text("1000000", "Products, such as 100000, 1000000 or 5000000"),
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
    csv: required("CSV to write", "FILE"),
    seed: text("1", "Seed of the jitter"),
  },
  async run({ args }) {
    const { rows, seed } = wholeNumbers(args, "rows", "seed");
    if (rows < 1) throw new WrongUse(`The flag "--rows" takes at least 1.`);
    const given = await readCatalogFile(args.catalog);
    const products = scaledProducts(given, rows, seededRandom(seed, "bench seed"));
    await writeCsv(args.csv, withProgress("cars", rows, products));
    console.log(JSON.stringify({ kind: "written", file: args.csv, cars: rows }));
  },
});
