import { once } from "node:events";
import { finished } from "node:stream/promises";
import postgres from "postgres";
import type { CatalogCar } from "@/lib/catalog/car";

/** Rows handed over at once: enough that calls do not count, little enough to hold. */
const batchSize = 1000;

/**
 * Streams cars into a server's table by COPY, one batch in memory at a time. `onStored` hears how many were sent so far.
 * Returns how many there were; a failure leaves none of them.
 */
export async function copyCars(
  url: string,
  catalogId: string,
  cars: Iterable<CatalogCar> | AsyncIterable<CatalogCar>,
  onStored: (stored: number) => void = () => {},
): Promise<number> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const stream = await client`
      copy cars (catalog_id, position, make, model, year, fuel_type, horsepower, cylinders, transmission, driven_wheels,
        doors, market_category, size, style, highway_mpg, city_mpg, msrp, trim, popularity) from stdin`.writable();
    const ended = finished(stream);
    let stored = 0;
    let lines: string[] = [];
    const flush = async () => {
      if (lines.length > 0 && !stream.write(lines.join(""))) await Promise.race([once(stream, "drain"), ended]);
      stored += lines.length;
      lines = [];
      onStored(stored);
    };
    for await (const car of cars) {
      lines.push(copyLine(catalogId, car));
      if (lines.length >= batchSize) await flush();
    }
    await flush();
    stream.end();
    await ended;
    return stored;
  } finally {
    await client.end();
  }
}

/** A car as a line of COPY's text format: tabs between fields, `\N` for what is not stated. */
export function copyLine(catalogId: string, car: CatalogCar): string {
  const fields = [
    catalogId,
    car.position,
    car.make,
    car.model,
    car.year,
    car.fuelType,
    car.horsepower,
    car.cylinders,
    car.transmission,
    car.drivenWheels,
    car.doors,
    arrayText(car.marketCategory),
    car.size,
    car.style,
    car.highwayMpg,
    car.cityMpg,
    car.msrp,
    car.trim,
    car.popularity,
  ];
  return `${fields.map(fieldText).join("\t")}\n`;
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function fieldText(value: string | number | null): string {
  return value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found);
}

function arrayText(words: readonly string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
