import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type CsvField, csvColumns } from "@/lib/catalog/csv-columns";
import { WrongUse } from "./wrong-use";

const fields = Object.keys(csvColumns) as [CsvField, ...CsvField[]];

const columnMapSchema = z.strictObject({
  /** Slot (or `popularity`, `trim`) to the name of its column in the file. */
  columns: z.partialRecord(z.enum(fields), z.string().min(1)),
});

/** Reads `{"columns": {"make": "Maker", ...}}` from a file. Throws `WrongUse` that says what is wrong with it. */
export async function readColumnMap(path: string): Promise<Partial<Record<CsvField, string>>> {
  const refuse = (reason: string, cause: unknown) =>
    new WrongUse(`The column map ${path} cannot be used: ${reason}.`, { cause });
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? "it is not JSON" : "it cannot be read", error);
  }
  const parsed = columnMapSchema.safeParse(json);
  if (parsed.success) return parsed.data.columns;
  const [issue] = parsed.error.issues;
  throw refuse(
    `${issue?.path.join(".") || "it"}: ${issue?.message}; it must look like {"columns": {"make": "Maker"}} with the keys ${fields.join(", ")}`,
    parsed.error,
  );
}
