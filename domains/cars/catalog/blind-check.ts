import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { TypicalPrice } from "@/domains/cars/used-value/price-agreement";
import { type NumericSlotName, numericSlotNames } from "@/lib/constraints";
import { groupBy } from "@/lib/statistics/group-by";
import type { expandTables } from "./expand-tables";

type Row = ReturnType<typeof expandTables>[number];

const rowSchema = z.object({
  line: z.string(),
  year: z.coerce.number(),
  style: z.string(),
  trim: z.string(),
  figure: z.string(),
  value: z.coerce.number(),
});
export type BlindFigure = z.infer<typeof rowSchema>;

/** A second person's figures, without the tables. */
export function blindFigures(file = new URL("./blind/facts.csv", import.meta.url)): BlindFigure[] {
  return z.array(rowSchema).parse(parse(readFileSync(file), { columns: true }));
}

const typicalPriceSchema = z.object({ name: z.string(), first: z.coerce.number(), second: z.coerce.number() });

/** Today's prices from two independent people, without a model. */
export function typicalPrices(file = new URL("./blind/prices.csv", import.meta.url)): TypicalPrice[] {
  const columns = ["name", "first", "second"];
  return z.array(typicalPriceSchema).parse(parse(readFileSync(file), { columns, from_line: 2 }));
}

/** Towing is the line's largest. */
export function figureAgreement(rows: readonly Row[], blind: readonly BlindFigure[]) {
  const lines = groupBy(rows, ({ make, model }) => `${make} ${model}`);
  const figures = numericSlotNames.filter((slot) => blind.some(({ figure }) => figure === slot));
  return figures.map((figure) => {
    const offs = blind
      .filter((each) => each.figure === figure)
      .flatMap((each) => ownFigure(lines.get(each.line), each, figure).map((own) => Math.abs(own - each.value) / own));
    const share = (most: number) => offs.filter((off) => off <= most).length / Math.max(1, offs.length);
    const shares = { exact: share(0), within1: share(0.01), within5: share(0.05), within10: share(0.1) };
    return { figure, both: offs.length, ...shares };
  });
}

function ownFigure(rows: readonly Row[] = [], { year, style, trim }: BlindFigure, figure: NumericSlotName) {
  const held = rows
    .filter((each) => each.year === year && each.style === style && (trim === "" || each.trim === trim))
    .flatMap((each) => each[figure] ?? []);
  return (figure === "towing" ? held.sort((a, b) => b - a) : held).slice(0, 1);
}
