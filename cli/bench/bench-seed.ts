import { defineCommand } from "citty";
import { SingleBar } from "cli-progress";
import { writeCsv } from "@/cli/catalog/catalog-export";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { optional, text, wholeNumber } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
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
    const bar = new SingleBar({ format: "{bar} {percentage}%, {eta_formatted} left", clearOnComplete: true });
    const checksum = new CatalogChecksum();
    const cars = noted(scaledCars(given, rows, random), checksum);
    bar.start(rows, 0);
    const onStored = (stored: number) => bar.update(stored);
    try {
      const made = args.csv
        ? await writeCounted(args.csv, cars, checksum, onStored)
        : await store(cars, checksum, {
            name: args.name ?? `bench ${rows}`,
            makeDefault: args.default === true,
            onStored,
          });
      bar.stop();
      console.log(JSON.stringify({ ...made, cars: rows }));
    } finally {
      bar.stop();
      await closeSharedDatabase();
    }
  },
});

function* noted(items: Iterable<CatalogCar>, checksum: CatalogChecksum): Generator<CatalogCar> {
  for (const item of items) {
    checksum.add(item);
    yield item;
  }
}

async function writeCounted(
  file: string,
  cars: Iterable<CatalogCar>,
  checksum: CatalogChecksum,
  onStored: (stored: number) => void,
) {
  const counted = function* () {
    for (const item of cars) {
      if (item.position % 1000 === 0) onStored(item.position);
      yield item;
    }
  };
  await writeCsv(file, counted());
  return { kind: "written", file, checksum: checksum.digest() };
}

/** Uses COPY on a server, else batches. Visible once complete. */
async function store(
  cars: Iterable<CatalogCar>,
  checksum: CatalogChecksum,
  { name, makeDefault, onStored }: { name: string; makeDefault: boolean; onStored: (stored: number) => void },
) {
  const { db, storeCars, migrate } = await sharedDatabase();
  await migrate();
  const description = "Repeated with jitter, to measure.";
  return whileImporting(db, { name, description, origin: "imported" }, async (id) => {
    await storeCars(id, cars, onStored);
    const digest = checksum.digest();
    await finishImport(db, id, { checksum: digest, makeDefault });
    return { kind: "stored", id, name, checksum: digest };
  });
}
