import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { defineCommand } from "citty";
import { sql } from "drizzle-orm";
import { createCatalogReader } from "@/db/catalog-reader";
import { openDatabase } from "@/db/client";
import { abandonImport, beginImport } from "@/db/queries/import-catalog";
import { cars as carTable } from "@/db/schema/cars";
import { defaultCars } from "@/db/seed/default-catalog";
import { storeCars } from "@/db/store-cars";
import type { CatalogCar } from "@/lib/catalog/car";
import { createColumnReader } from "@/lib/catalog/column-reader";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { type Measurement, measure } from "./bench-measure";
import { plotRatios } from "./bench-plot";
import { type Contender, countingRivals, latticeContender, sqlRivals } from "./bench-rivals";
import { makeWorkload, mostWishes, scaleCars, type Workload } from "./bench-workload";
import { readCatalogFile } from "./open-catalog";
import { wholeNumber } from "./whole-number";
import { WrongUse } from "./wrong-use";

export const benchRelaxCommand = defineCommand({
  meta: { name: "relax", description: "The lattice query against asking set by set, as ratios within one run." },
  args: {
    catalog: {
      type: "string",
      valueHint: "FILE",
      description: "CSV with the paper's columns (default: the shipped catalog)",
    },
    rows: { type: "string", description: "Cars, repeated with jitter (default: as many as the catalog has)" },
    wishes: { type: "string", default: "4,6,8,10", description: "Numbers of soft constraints, comma-separated" },
    seconds: { type: "string", default: "60", description: "Time for all measurements together, about" },
    seed: { type: "string", default: "1", description: "Seed of the questions" },
    plot: { type: "string", default: "out/bench-relax.svg", valueHint: "FILE", description: "Where the picture goes" },
  },
  async run({ args }) {
    const sizes = args.wishes.split(",").map((size) => wholeNumber("wishes", size));
    if (sizes.some((size) => size < 1 || size > mostWishes)) {
      throw new WrongUse(`The flag "--wishes" takes numbers from 1 to ${mostWishes}.`);
    }
    const random = seededRandom(wholeNumber("seed", args.seed), "bench relax");
    const given = args.catalog ? await readCatalogFile(args.catalog) : defaultCars();
    const cars = scaleCars(given, args.rows ? wholeNumber("rows", args.rows) : given.length, random);
    // The same slice and the same first wishes for every size, so that sizes can be compared.
    const workloads = (["slice", "whole"] as const).flatMap((scope) => {
      const largest = makeWorkload(cars, scope, Math.max(...sizes), random);
      return sizes.map((size): Workload => ({ ...largest, soft: largest.soft.slice(0, size) }));
    });
    const share = (wholeNumber("seconds", args.seconds) * 1000) / (workloads.length * 2);
    const measurements = [
      ...(await benchColumns(cars, workloads, share)),
      ...(await benchDatabase(cars, workloads, share)),
    ];
    console.log(`${cars.length} cars\n`);
    console.log(tableOf(measurements));
    await mkdir(dirname(args.plot), { recursive: true });
    await writeFile(args.plot, plotRatios(measurements));
    console.error(`picture: ${args.plot}`);
  },
});

async function benchColumns(cars: readonly CatalogCar[], workloads: readonly Workload[], share: number) {
  const reader = createColumnReader(cars);
  return benchAll("columns", [latticeContender(reader), ...countingRivals(reader)], workloads, share);
}

/** On the server of DATABASE_URL, else an embedded database in memory; the cars are gone afterwards. */
async function benchDatabase(cars: readonly CatalogCar[], workloads: readonly Workload[], share: number) {
  const { db, kind, migrate, close } = await openDatabase(environment(), { folder: null });
  try {
    await migrate();
    const id = await beginImport(db, { name: "bench", description: "", origin: "imported" });
    try {
      await storeCars(db, id, cars, (stored) => console.error(`stored ${stored} of ${cars.length} cars`));
      await db.execute(sql`analyze ${carTable}`);
      const reader = createCatalogReader(db, { id, name: "bench", checksum: "", size: cars.length });
      const engine = kind === "server" ? "Postgres" : "PGlite";
      return await benchAll(engine, [latticeContender(reader), ...sqlRivals(db, id)], workloads, share);
    } finally {
      await abandonImport(db, id);
    }
  } finally {
    await close();
  }
}

async function benchAll(
  engine: string,
  contenders: readonly Contender[],
  workloads: readonly Workload[],
  share: number,
): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const workload of workloads) {
    console.error(`${engine}, ${workload.scope}, ${workload.soft.length} wishes`);
    measured.push(...(await measure(engine, contenders, workload, share)));
  }
  return measured;
}

function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ engine, scope, wishes, name, median, runs, ratio }) =>
    [engine, scope, wishes, name, `${ratio.toPrecision(3)}x`, median.toPrecision(3), runs].join(" | "),
  );
  const head = "engine | scope | wishes | way | time over lattice | median ms | runs";
  return [head, head.replace(/[^|]+/g, " --- ").trim(), ...rows].map((row) => `| ${row} |`).join("\n");
}
