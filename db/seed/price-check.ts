import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { median } from "simple-statistics";
import { z } from "zod";
import { valueToday } from "@/domains/cars/used-value/value-today";
import type { SeedCar } from "./expand-tables";

const rowSchema = z.object({ car: z.string(), first: z.coerce.number(), second: z.coerce.number() });
export type TypicalPrice = z.infer<typeof rowSchema>;

/** Typical prices today, written down twice by people who hadn't seen each other's, nor a model of them. */
export function typicalPrices(file = new URL("./blind/prices.csv", import.meta.url)): TypicalPrice[] {
  return z.array(rowSchema).parse(parse(readFileSync(file), { columns: true }));
}

export interface PriceAgreement {
  name: string;
  cars: number;
  /** Median distance, and the share of cars within a tenth and a fifth. */
  median: number;
  within10: number;
  within20: number;
}

export interface PriceReport {
  rows: PriceAgreement[];
  /** The share of typical prices that lie within the span stated with the estimate. */
  inSpan: number;
}

/**
 * How far the estimates lie from the mean of both lists, and the lists from each other. The model's numbers were fitted on
 * cars at even places; those at odd ones are the check. Cars the tables no longer hold are left out.
 */
export function priceAgreement(rows: readonly SeedCar[], typical: readonly TypicalPrice[]): PriceReport {
  const byName = new Map(rows.map((row) => [`${row.make} ${row.model} ${row.year} ${row.trim} (${row.style})`, row]));
  const known = typical.flatMap(({ car, first, second }) => {
    const row = byName.get(car);
    return row?.msrp ? [{ first, second, mean: (first + second) / 2, estimate: valueToday(row, row.msrp) }] : [];
  });
  const off = known.map(({ estimate, mean }) => Math.abs(estimate.price - mean) / mean);
  const apart = known.map(({ first, second, mean }) => Math.abs(first - second) / mean);
  const inSpan = known.filter(({ estimate: { low, high }, mean }) => mean >= low && mean <= high).length;
  return {
    rows: [
      agreement("fitted", off.filter((_, place) => place % 2 === 0)),
      agreement("held out", off.filter((_, place) => place % 2 === 1)),
      agreement("first list beside second", apart),
    ],
    inSpan: inSpan / known.length,
  };
}

function agreement(name: string, offs: readonly number[]): PriceAgreement {
  const within = (most: number) => offs.filter((off) => off <= most).length / offs.length;
  return { name, cars: offs.length, median: median([...offs]), within10: within(0.1), within20: within(0.2) };
}
