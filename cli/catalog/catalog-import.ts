import { type FileHandle, open, readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { defineCommand } from "citty";
import { SingleBar } from "cli-progress";
import { about, operand, optional, WrongUse } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { closeSharedDatabase, sharedDatabase } from "@/db/connection/client";
import { AcceptedProducts, type ImportRequest, importRows, type RefusedRow } from "@/db/import-rows";
import { takePhotos as takePhotosOf } from "@/db/queries/photos";
import { columnMapSchema } from "@/lib/catalog/files/column-map";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { type ParsedRow, type ParseOptions, streamCatalog } from "@/lib/catalog/files/parse-catalog";
import { counted } from "@/lib/dialogue/wording/count-words";
import { missingFile, UnusableFile } from "./open-catalog";
import { fetchPhoto, PhotoRefused } from "./photos/fetch-photo";

interface CatalogImport extends Pick<ImportRequest, "name" | "makeDefault" | "onRefused"> {
  file: string;
}

type ImportReport = Awaited<ReturnType<typeof checkOnly | typeof store>>;

export const catalogImportCommand = defineCommand({
  meta: about(
    "import",
    "Store a CSV of products as a catalog beside the others; a JSON line a refused row, then one in all.",
  ),
  args: {
    file: operand("CSV with the paper's columns, or any with --map"),
    name: optional("Name of the catalog (default: the file's name)"),
    default: { type: "boolean", description: "New conversations use this catalog" },
    "dry-run": { type: "boolean", description: "Read and check the file, store nothing" },
    map: optional(
      'JSON that says where fields come from: {"columns": {"make": "Maker", ...}} (docs/catalog.md)',
      "FILE",
    ),
  },
  async run({ args }) {
    const { file } = args;
    if (args._.length > 1) throw new WrongUse(`"${args._[1]}" was not expected here.`);
    const options = args.map === undefined ? {} : await readColumnMap(args.map);
    const handle = await open(file).catch((error: unknown) => {
      throw missingFile(file, error);
    });
    let refused = 0;
    const onRefused = (row: RefusedRow) => {
      refused++;
      return writeJsonLine(process.stdout, { kind: "refused", ...row });
    };
    const name = args.name?.trim() || basename(file, extname(file));
    const request: CatalogImport = { file, name, makeDefault: args.default === true, onRefused };
    const bar = new SingleBar({ format: "{bar} {percentage}%, {eta_formatted} left", clearOnComplete: true });
    let report: ImportReport;
    try {
      const rows = streamCatalog(readWithProgress(handle, file, bar), options);
      report = args["dry-run"] === true ? await checkOnly(rows, request) : await store(rows, request);
    } finally {
      bar.stop();
      await handle.close();
      await closeSharedDatabase();
    }
    await writeJsonLine(process.stdout, { ...report, refused });
    console.error(sentenceFor(report, refused));
  },
});

async function* readWithProgress(handle: FileHandle, file: string, bar: SingleBar): AsyncGenerator<Uint8Array> {
  const { size } = await handle.stat();
  let done = 0;
  bar.start(size, done);
  try {
    for await (const chunk of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      done += chunk.byteLength;
      bar.update(done);
      yield chunk;
    }
  } catch (error) {
    throw missingFile(file, error);
  }
}

async function checkOnly(rows: AsyncIterable<ParsedRow>, { file, name, onRefused }: CatalogImport) {
  const products = new AcceptedProducts(rows, onRefused);
  for await (const _ of products);
  const reason = products.unreadable ?? (products.accepted === 0 ? "it has no row that could be read" : null);
  if (reason !== null) throw new UnusableFile(`${file} cannot be imported: ${reason}.`);
  return { kind: "dry-run" as const, name, checksum: products.checksum.digest(), cars: products.accepted };
}

async function store(rows: AsyncIterable<ParsedRow>, { file, ...request }: CatalogImport) {
  const database = await sharedDatabase();
  await database.migrate();
  const fetch = (address: string, position: number) =>
    fetchPhoto(address).catch(async (error: unknown) => {
      if (!(error instanceof PhotoRefused)) throw error;
      await writeJsonLine(process.stdout, { kind: "no-photo", position, reason: error.message });
      return null;
    });
  const takePhotos = (id: string) => takePhotosOf(database.db, id, fetch);
  const description = `Imported from ${basename(file)}.`;
  const outcome = await importRows(database, rows, { ...request, takePhotos, description });
  if (outcome.kind === "unreadable") throw new UnusableFile(`${file} was not imported: ${outcome.reason}.`);
  const { id, name, checksum, size, isDefault } = outcome.catalog;
  return { kind: outcome.kind, id, name, checksum, cars: size, default: isDefault };
}

function sentenceFor(report: ImportReport, refused: number): string {
  const what = { imported: "is imported", known: "was there already", "dry-run": "could be imported" }[report.kind];
  const isDefault = "default" in report && report.default ? " It is the default." : "";
  return `"${report.name}" ${what}: ${counted(report.cars, "product")}, ${counted(refused, "row")} refused.${isDefault}`;
}

/** Example: `{"columns": {"make": "Maker", ...}}` (docs/catalog.md). Throws `WrongUse`. */
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
