import type { CatalogCar } from "@/lib/catalog/car";
import type { Database } from "./connection/database";
import { insertCars } from "./queries/import-catalog";

export type CarStore = (catalogId: string, cars: AsyncIterable<CatalogCar> | Iterable<CatalogCar>) => Promise<number>;

const batchSize = 2000;

export async function storeCars(
  db: Database,
  catalogId: string,
  cars: AsyncIterable<CatalogCar> | Iterable<CatalogCar>,
): Promise<number> {
  let batch: CatalogCar[] = [];
  let stored = 0;
  const flush = async () => {
    await insertCars(db, catalogId, batch);
    stored += batch.length;
    batch = [];
  };
  for await (const car of cars) {
    batch.push(car);
    if (batch.length >= batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return stored;
}
