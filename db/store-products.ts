import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { roles, type WordTable, wordTable } from "@/lib/constraints";
import type { Database } from "./connection/database";
import { insertProducts } from "./queries/import-catalog";
import { products, storedFields } from "./schema/products";
import type { ServerLane } from "./server-lane";

type Given = AsyncIterable<CatalogProduct> | Iterable<CatalogProduct>;
export type ProductStore = (catalogId: string, products: Given) => Promise<number>;

const batchSize = 1000;

const slice = roles.slice.map((slot) => `"${products[slot].name}"`).join(", ");
const columns = `catalog_id, ${storedFields.map((field) => `"${products[field].name}"`).join(", ")}`;

/** Streams products by COPY in `products_slice` index order, so a slice lies together on disk. All or none. */
export function copyProducts(lane: ServerLane, catalogId: string, given: Given) {
  return lane.begin(async (transaction) => {
    await transaction`create temporary table arriving_products (like products) on commit drop`;
    const stream = await transaction.unsafe(`copy arriving_products (${columns}) from stdin`).writable();
    const stored = await send(stream, catalogId, given);
    await transaction`set local work_mem = '64MB'`;
    await transaction.unsafe(`insert into products (${columns}) select ${columns} from arriving_products
      order by ${slice}, position`);
    return stored;
  });
}

async function send(stream: Writable, catalogId: string, given: Given) {
  const ended = finished(stream);
  ended.catch(() => undefined);
  let stored = 0;
  try {
    for await (const batch of batchesOf(given, batchSize)) {
      const lines = batch.map((product) => copyLine(catalogId, product));
      if (!stream.write(lines.join(""))) await Promise.race([once(stream, "drain"), ended]);
      stored += batch.length;
    }
  } catch (error) {
    // The server would otherwise wait forever.
    stream.destroy(error instanceof Error ? error : new Error("the products could not be read"));
    throw error;
  }
  stream.end();
  await ended;
  return stored;
}

/** COPY text format: tabs between fields, `\N` for missing values. */
export function copyLine(catalogId: string, product: CatalogProduct): string {
  const held = storedFields.map((field) => product[field]);
  const fields = held.map((value) => fieldText(textOf(value)));
  return `${[catalogId, ...fields].join("\t")}\n`;
}

function textOf(value: string | number | object | null): string | number | null {
  if (Array.isArray(value)) return `{${value.map((word) => `"${word.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

const escapes: WordTable<string> = wordTable({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" });

function fieldText(value: string | number | null): string {
  return value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found);
}

const insertedAtOnce = 2000;

export async function storeProducts(db: Database, catalogId: string, given: Given): Promise<number> {
  let stored = 0;
  for await (const batch of batchesOf(given, insertedAtOnce)) {
    await insertProducts(db, catalogId, batch);
    stored += batch.length;
  }
  return stored;
}

async function* batchesOf(given: Given, size: number) {
  let batch: CatalogProduct[] = [];
  for await (const product of given) {
    if (batch.push(product) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
