import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { WrongUse } from "@/cli/wrong-use";
import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { AppError, codeOf } from "@/lib/errors";

/** A command's file is unusable. */
export class UnusableFile extends AppError {
  constructor(userMessage: string, options?: { cause?: unknown }) {
    super("unusable-file", userMessage, options);
  }
}

/** Reads the cars of a CSV file; reports on stderr the refused rows and the first reason. */
export async function readCatalogFile(file: string): Promise<CatalogCar[]> {
  const parsed = await parseCatalog(createReadStream(file)).catch((error: unknown) => {
    throw missingFile(file, error);
  });
  if (parsed.kind === "unreadable") throw new UnusableFile(`${file} is no catalog: ${parsed.reason}.`);
  const [first] = parsed.refusals;
  if (first) {
    console.error(`${file}: ${parsed.refusals.length} rows refused, the first in line ${first.line}: ${first.reason}`);
  }
  return parsed.cars;
}

export async function openCatalog(file: string): Promise<CatalogReader> {
  return createColumnReader(await readCatalogFile(file), { id: basename(file), name: basename(file) });
}

export async function readGiven(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: unknown) => {
    throw missingFile(file, error);
  });
}

/** The sentence for a missing file; other faults pass through. */
export function missingFile(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOENT") return new WrongUse(`There is no file ${file}.`, { cause: error });
  if (code === "EISDIR") return new WrongUse(`${file} is a folder, not a file.`, { cause: error });
  return error;
}
