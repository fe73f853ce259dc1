import { defineCommand } from "citty";
import { writeCsv } from "@/cli/catalog/catalog-export";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { optional, text, WrongUse, wholeNumber } from "@/cli/flags";
import { showProgress } from "@/cli/show-progress";
import { closeSharedDatabase, sharedDatabase } from "@/db/connection/client";
import { finishImport, whileImporting } from "@/db/queries/import-catalog";
import { defaultCars } from "@/db/seed/default-catalog";
import type { CatalogCar } from "@/lib/catalog/car";
import { CatalogChecksum } from "@/lib/catalog/files/checksum";
import { seededRandom } from "@/lib/random";
import { scaledCars } from "./scaled-cars";

export const benchSeedCommand = defineCommand({
  meta: { name: "seed", description: "Make a large catalog by repeating a smaller one with jitter, in storage order." },
  args: {
    rows: text("1000000", "Cars, such as 100000, 1000000 or 5000000"),
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
    csv: optional("Write a CSV instead of storing a catalog", "FILE"),
    name: optional('Name of the stored catalog (default: "bench" and the rows)'),
    default: { type: "boolean", description: "New conversations use this catalog" },
    seed: text("1", "Seed of the jitter"),
  },
  async run({ args }) {
    const rows = wholeNumber("rows", args.rows);
    if (rows < 1) throw new WrongUse(`The flag "--rows" takes at least 1.`);
    const given = args.catalog ? await readCatalogFile(args.catalog) : defaultCars();
    const random = seededRandom(wholeNumber("seed", args.seed), "bench seed");
    const progress = showProgress("cars", rows);
    const checksum = new CatalogChecksum();
    const cars = noted(scaledCars(given, rows, random), (item) => {
      checksum.add(item);
      progress.step();
    });
    try {
      const name = args.name ?? `bench ${rows}`;
      const made = args.csv
        ? await write(args.csv, cars, checksum)
        : await store(cars, checksum, { name, makeDefault: args.default === true });
      progress.end();
      console.log(JSON.stringify({ ...made, cars: rows }));
    } finally {
      progress.end();
      await closeSharedDatabase();
    }
  },
});

function* noted(items: Iterable<CatalogCar>, note: (item: CatalogCar) => void): Generator<CatalogCar> {
  for (const item of items) {
    note(item);
    yield item;
  }
}

async function write(file: string, cars: Iterable<CatalogCar>, checksum: CatalogChecksum) {
  await writeCsv(file, cars);
  return { kind: "written", file, checksum: checksum.digest() };
}

/** Uses COPY on a server, else batches. Visible once complete. */
async function store(
  cars: Iterable<CatalogCar>,
  checksum: CatalogChecksum,
  { name, makeDefault }: { name: string; makeDefault: boolean },
) {
  const { db, storeCars, migrate } = await sharedDatabase();
  await migrate();
  const description = "Repeated with jitter, to measure.";
  return whileImporting(db, { name, description, origin: "imported" }, async (id) => {
    await storeCars(id, cars);
    const digest = checksum.digest();
    await finishImport(db, id, { checksum: digest, makeDefault });
    return { kind: "stored", id, name, checksum: digest };
  });
}
