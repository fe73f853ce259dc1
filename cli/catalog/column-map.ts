import { readFile } from "node:fs/promises";
import { WrongUse } from "@/cli/wrong-use";
import { columnMapSchema } from "@/lib/catalog/files/column-map";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import type { ParseOptions } from "@/lib/catalog/files/parse-catalog";

/**
 * Reads a column map such as `{"columns": {"make": "Maker", ...}}` from a file (docs/catalog.md has all of it). Throws
 * `WrongUse` that says what is wrong with it.
 */
export async function readColumnMap(path: string): Promise<ParseOptions> {
  const refuse = (reason: string, cause: unknown) =>
    new WrongUse(`The column map ${path} cannot be used: ${reason}.`, { cause });
  let json: unknown;
  try {
    json = JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, ""));
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? "it is not JSON" : "it cannot be read", error);
  }
  const parsed = columnMapSchema.safeParse(json);
  if (parsed.success) {
    const { columns, ...format } = parsed.data;
    return { ...format, columnMap: columns };
  }
  const [issue] = parsed.error.issues;
  throw refuse(
    `${issue?.path.join(".") || "it"}: ${issue?.message}; it must look like {"columns": {"make": "Maker"}} with the keys ${Object.keys(csvColumns).join(", ")}`,
    parsed.error,
  );
}
