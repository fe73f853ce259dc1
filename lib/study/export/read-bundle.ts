import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";

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
  return { names, text, rows, faults: [...hashFaults(entries), ...csvFaults(names, rows)] };
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
