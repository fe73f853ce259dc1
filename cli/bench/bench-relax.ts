import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { defineCommand } from "citty";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { about, choice, optional, text, WrongUse, wholeNumber } from "@/cli/flags";
import { openDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { listCatalogs } from "@/db/queries/catalogs";
import { whileImporting } from "@/db/queries/import-catalog";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import { products as productTable } from "@/db/schema/products";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { readColumns } from "@/lib/catalog/columns/column-reader";
import { ColumnsBuilder } from "@/lib/catalog/columns/columns-builder";
import { drawLinePanels, type LinePanel } from "@/lib/charts/line-panels";
import { markdownTable, tableOf } from "@/lib/charts/text-table";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { benchColumns, type Measurement, measureContenders } from "./bench-measure";
import { type Contender, countingRivals, latticeContender, sqlRivals } from "./bench-rivals";
import { makeWorkload, mostBenchWishes, type Workload } from "./bench-workload";
import { scaledProducts } from "./scaled-products";

export const benchRelaxCommand = defineCommand({
  meta: about("relax", "The lattice query against asking set by set, as ratios within one run."),
  args: {
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
    rows: optional("Products, repeated with jitter, comma-separated (default: as many as the catalog has)"),
    wishes: text("4,6,8,10,12", "Numbers of soft constraints, comma-separated"),
    seconds: text("60", "Time for all measurements together, about"),
    seed: text("1", "Seed of the questions"),
    plot: text("out/bench-growth.svg", "Times over products and wishes", "FILE"),
    engine: choice(["both", "columns", "database"], "both", "What is measured"),
  },
  async run({ args }) {
    const sizes = args.wishes.split(",").map((size) => wholeNumber("wishes", size));
    if (sizes.some((size) => size < 1 || size > mostBenchWishes)) {
      throw new WrongUse(`The flag "--wishes" takes numbers from 1 to ${mostBenchWishes}.`);
    }
    const seed = wholeNumber("seed", args.seed);
    const given = await readCatalogFile(args.catalog);
    const counts = args.rows?.split(",").map((rows) => wholeNumber("rows", rows)) ?? [given.length];
    const seconds = wholeNumber("seconds", args.seconds);
    const workloads = workloadsOf(given, sizes, seed);
    const engines = args.engine === "both" ? 2 : 1;
    const share = (seconds * 1000) / (counts.length * workloads.length * engines);
    const measurements: Measurement[] = [];
    for (const rows of counts) {
      // Shares the seed of `bench seed`, so both engines hold the same products.
      const products = () => scaledProducts(given, rows, seededRandom(seed, "bench seed"));
      measurements.push(...(await benchRows(rows, products, workloads, { share, engine: args.engine })));
    }
    console.log(markdownTable(tableOf(benchColumns, measurements)));
    await mkdir(dirname(args.plot), { recursive: true });
    await writeFile(args.plot, plotGrowth(measurements));
    console.error(`picture: ${args.plot}`);
  },
});

/** Keeps the slice and first wishes equal so sizes compare. */
function workloadsOf(products: readonly CatalogProduct[], sizes: readonly number[], seed: number): Workload[] {
  const random = seededRandom(seed, "bench relax");
  return (["slice", "whole"] as const).flatMap((scope) => {
    const largest = makeWorkload(products, scope, Math.max(...sizes), random);
    return sizes.map((size): Workload => ({ ...largest, soft: largest.soft.slice(0, size) }));
  });
}

async function benchRows(
  rows: number,
  products: () => Iterable<CatalogProduct>,
  workloads: readonly Workload[],
  { share, engine: wanted }: { share: number; engine: string },
): Promise<Measurement[]> {
  const builder = new ColumnsBuilder(rows);
  for (const product of products()) builder.add(product);
  const columns = readColumns(builder.finish(), { checksum: "bench" });
  const sliceRows = await Promise.all(workloads.map(({ slice }) => columns.count(slice)));
  const measured: Measurement[] = [];
  const race = async (engine: string, contenders: readonly Contender[]) => {
    for (const [index, workload] of workloads.entries()) {
      console.error(`${engine}, ${rows} products, ${workload.scope}, ${workload.soft.length} wishes`);
      const question = { engine, rows, sliceRows: sliceRows[index] ?? 0, workload };
      const own = await measureContenders(question, contenders, share);
      for (const { name, median } of own)
        console.error(`  ${name}: ${median === null ? "left out" : `${median.toFixed(3)} ms`}`);
      measured.push(...own);
    }
  };
  if (wanted !== "database") await race("columns", [latticeContender(columns), ...countingRivals(columns)]);
  if (wanted !== "columns") await benchDatabase(rows, products, race);
  return measured;
}

function plotGrowth(measurements: readonly Measurement[]): string {
  const timed = measurements.flatMap((each) => (each.median === null ? [] : [{ ...each, median: each.median }]));
  return drawLinePanels(
    "Milliseconds of each way over products and over wishes",
    [...overProducts(timed), ...overWishes(timed)],
    (name) => name.endsWith("lattice"),
  );
}

type Timed = Measurement & { median: number };

/** Uses the number of wishes measured on most catalogs, or the larger on ties. */
function overProducts(timed: readonly Timed[]): LinePanel[] {
  if (new Set(timed.map(({ rows }) => rows)).size < 2) return [];
  return scopesOf(timed).map((scope) => {
    const own = timed.filter((each) => each.scope === scope);
    const catalogs = (wishes: number) => new Set(own.filter((e) => e.wishes === wishes).map(({ rows }) => rows)).size;
    const asked = [...new Set(own.map(({ wishes }) => wishes))].sort((a, b) => catalogs(b) - catalogs(a) || b - a);
    const wishes = asked[0] ?? 0;
    return {
      title: `${scope}, ${wishes} wishes, over the products of the catalog`,
      points: own.filter((each) => each.wishes === wishes).map((each) => pointOf(each, each.rows)),
      ...{ isLog: true, markX: (rows) => rows.toLocaleString("en-US"), markY: saidTime },
    };
  });
}

function overWishes(timed: readonly Timed[]): LinePanel[] {
  const rows = Math.max(0, ...timed.map((each) => each.rows));
  const largest = timed.filter((each) => each.rows === rows);
  return scopesOf(largest).map((scope) => ({
    title: `${scope}, ${rows.toLocaleString("en-US")} products, over the number of wishes`,
    points: largest.filter((each) => each.scope === scope).map((each) => pointOf(each, each.wishes)),
    markX: (wishes) => `${wishes} wishes`,
    markY: saidTime,
  }));
}

function scopesOf(timed: readonly Timed[]): string[] {
  return [...new Set(timed.map(({ scope }) => scope))];
}

function pointOf({ engine, name, median }: Timed, x: number) {
  return { name: `${engine}: ${name}`, x, y: median };
}

function saidTime(milliseconds: number): string {
  return milliseconds >= 1000 ? `${milliseconds / 1000} s` : `${Number(milliseconds.toPrecision(1))} ms`;
}

type Race = (engine: string, contenders: readonly Contender[]) => Promise<void>;

/** Uses DATABASE_URL, else memory. Removes its products afterwards. */
async function benchDatabase(rows: number, products: () => Iterable<CatalogProduct>, race: Race): Promise<void> {
  const env = environment();
  const { db, kind, storeProducts, migrate, close } = await openDatabase(env, { folder: null });
  try {
    await migrate();
    const raceIn = async (id: string) => {
      // Sets hint bits now, so the first contender does not pay for them.
      await db.execute(sql`vacuum analyze ${productTable}`);
      if (env.DATABASE_URL) await onOneConnection(env.DATABASE_URL, (own) => raceOn(own, id, rows, "Postgres", race));
      else await raceOn(db, id, rows, kind === "server" ? "Postgres" : "PGlite", race);
    };
    // Large ones take minutes to store, so an imported `bench ROWS` serves.
    const stored = (await listCatalogs(db)).find(({ name, size }) => name === `bench ${rows}` && size === rows);
    if (stored) return await raceIn(stored.id);
    await whileImporting(db, { name: "bench", description: "", origin: "imported" }, async (id) => {
      await storeProducts(id, products());
      await raceIn(id);
    });
  } finally {
    await close();
  }
}

async function raceOn(db: Database, id: string, rows: number, engine: string, race: Race): Promise<void> {
  const reader = createCatalogReader(db, { id, name: "bench", checksum: "", size: rows });
  await race(engine, [latticeContender(reader), ...sqlRivals(db, id)]);
}

/** Pipelines statements on one connection. */
async function onOneConnection(url: string, job: (db: Database) => Promise<void>): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await job(drizzle(client));
  } finally {
    await client.end();
  }
}
