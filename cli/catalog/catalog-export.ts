import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { defineCommand } from "citty";
import { stringify } from "csv-stringify";
import { about, operand, WrongUse } from "@/cli/flags";
import { defaultProducts } from "@/db/seed/default-catalog";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { csvColumns, csvFields, csvRow } from "@/lib/catalog/files/csv-columns";

export const catalogExportCommand = defineCommand({
  meta: about("export", "Write the catalog that ships as a CSV that every command can read."),
  args: {
    file: operand("CSV to write"),
    today: { type: "boolean", description: "With estimated prices of today beside the list prices when new" },
  },
  async run({ args }) {
    const items = defaultProducts(args.today === true ? "today" : "list");
    await writeCsv(args.file, items).catch((cause: unknown) => {
      throw new WrongUse(`${args.file} cannot be written.`, { cause });
    });
    console.log(JSON.stringify({ kind: "exported", file: args.file, cars: items.length }));
  },
});

export async function writeCsv(file: string, items: Iterable<CatalogProduct>): Promise<void> {
  const rows = function* () {
    yield csvFields.map((field) => csvColumns[field]);
    for (const item of items) yield csvRow(item);
  };
  await pipeline(Readable.from(rows()), stringify(), createWriteStream(file));
}
