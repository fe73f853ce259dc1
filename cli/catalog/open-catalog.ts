import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { WrongUse } from "@/cli/flags";
import { defaultColumns, defaultProducts } from "@/db/seed/default-catalog";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { AppError, codeOf } from "@/lib/errors";

export class UnusableFile extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("unusable-file", userMessage, options);
  }
}

/** Reports refused rows and the first reason on stderr. `default` is the catalog that ships, at list prices. */
export async function readCatalogFile(file = "default"): Promise<CatalogProduct[]> {
  if (file === "default") return [...defaultProducts()];
  const parsed = await parseCatalog(createReadStream(file)).catch((error: unknown) => {
    throw missingFile(file, error);
  });
  if (parsed.kind === "unreadable") throw new UnusableFile(`${file} is no catalog: ${parsed.reason}.`);
  const [first] = parsed.refusals;
  if (first) {
    console.error(`${file}: ${parsed.refusals.length} rows refused, the first in line ${first.line}: ${first.reason}`);
  }
  return parsed.products;
}

export async function openCatalog(file?: string): Promise<CatalogReader> {
  if (file === undefined) return defaultColumns();
  return createColumnReader(await readCatalogFile(file), { id: basename(file), name: basename(file) });
}

export async function readGiven(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: unknown) => {
    throw missingFile(file, error);
  });
}

export function missingFile(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOENT") return new WrongUse(`There is no file ${file}.`, { cause: error });
  if (code === "EISDIR") return new WrongUse(`${file} is a folder, not a file.`, { cause: error });
  return error;
}
