import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from "fflate";
import type { RunRecord } from "@/lib/study/analysis/run-record";

export type CsvRow = Record<string, string>;

export type ReadBundle = ReturnType<typeof readBundle>;

/** Reads strictly, as another program would. */
export function readBundle(zip: Uint8Array) {
  const entries = unzipSync(zip);
  const names = Object.keys(entries).sort();
  const text = (name: string) => (entries[name] ? strFromU8(entries[name]) : "");
  const parsed = new Map<string, CsvRow[]>();
  const rows = (name: string): CsvRow[] => {
    const known = parsed.get(name);
    if (known) return known;
    const read: CsvRow[] = parse(text(name), { columns: true, relax_column_count: false, relax_quotes: false });
    parsed.set(name, read);
    return read;
  };
  const runs = () =>
    text("runs.jsonl")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as RunRecord);
  return { names, text, rows, runs, faults: [...hashFaults(entries), ...csvFaults(names, rows)] };
}

function hashFaults(entries: Readonly<Record<string, Uint8Array>>): string[] {
  const sums = new Map(
    strFromU8(entries.SHA256SUMS ?? new Uint8Array())
      .split("\n")
      .flatMap((line) => {
        const [, sum = "", name = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
        return name ? [[name, sum] as const] : [];
      }),
  );
  const wrong = Object.entries(entries).filter(
    ([name, bytes]) => name !== "SHA256SUMS" && createHash("sha256").update(bytes).digest("hex") !== sums.get(name),
  );
  const missing = [...sums.keys()].filter((name) => !entries[name]);
  return [
    ...wrong.map(([name]) => `${name}: not what SHA256SUMS says`),
    ...missing.map((name) => `${name}: in SHA256SUMS and not in the bundle`),
  ];
}

function csvFaults(names: readonly string[], rows: (name: string) => CsvRow[]): string[] {
  return names
    .filter((name) => name.endsWith(".csv"))
    .flatMap((name) => {
      try {
        rows(name);
        return [];
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : "cannot be read"}`];
      }
    });
}

const bytesAStep = 1 << 20;

/** Adds `SHA256SUMS`. Yields the share packed. Deterministic. */
export function* zipInSteps(files: Readonly<Record<string, string>>): Generator<number, Uint8Array<ArrayBuffer>> {
  const sums = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${createHash("sha256").update(text).digest("hex")}  ${name}\n`)
    .join("");
  const entries = Object.entries({ ...files, SHA256SUMS: sums }).map(([name, text]) => [name, strToU8(text)] as const);
  const total = entries.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  let done = 0;
  for (const [name, bytes] of entries) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = new Date("2000-01-01T00:00:00Z");
    zip.add(entry);
    for (let from = 0; from === 0 || from < bytes.length; from += bytesAStep) {
      const part = bytes.subarray(from, from + bytesAStep);
      entry.push(part, from + bytesAStep >= bytes.length);
      done += part.length;
      if (part.length === bytesAStep) yield done / total;
    }
  }
  zip.end();
  return new Uint8Array(Buffer.concat(packed));
}
