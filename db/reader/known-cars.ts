import { LRUCache } from "lru-cache";
import type { Database } from "@/db/connection/database";
import { carsAt } from "@/db/queries/cars-at";
import type { CatalogCar } from "@/lib/catalog/car";

/** Cars held at once: some two kilobytes each. */
const mostCars = 20_000;

/** The rows of a catalog that were asked for lately. Long lists name the same cars over and over, and a row is long. */
export class KnownCars {
  private readonly held = new LRUCache<number, CatalogCar>({ max: mostCars });

  constructor(
    private readonly db: Database,
    private readonly catalogId: string,
  ) {}

  /** One made of each car and what came with its place, in their order; places that hold no car any more are left out. */
  async each<Row extends { position: number }, Made>(
    rows: readonly Row[],
    make: (car: CatalogCar, row: Row) => Made,
  ): Promise<Made[]> {
    const found = rows.map(({ position }) => this.held.get(position));
    const missing = rows.flatMap(({ position }, index) => (found[index] ? [] : [position]));
    const read = await carsAt(this.db, this.catalogId, missing);
    const fresh = new Map(read.map((car) => [car.position, car]));
    for (const car of read) this.held.set(car.position, car);
    return rows.flatMap((row, index) => {
      const car = found[index] ?? fresh.get(row.position);
      return car ? [make(car, row)] : [];
    });
  }
}
