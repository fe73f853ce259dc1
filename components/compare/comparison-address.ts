import { type WordTable, wordTable } from "@/lib/constraints";
import type { ComparisonRequest } from "./comparison-view";

/** Encodes `q` (the request), `w` (weights such as `msrp:<=~0.3,year:>=~0.1`), `l` (manual locks) and `m` (the model's jobs). */
export function comparisonAddress({ text, weights, locks, agents = [] }: ComparisonRequest): string {
  const search = new URLSearchParams({ q: text });
  if (weights) search.set("w", writeList(weights, String));
  if (locks && Object.keys(locks).length > 0)
    search.set(
      "l",
      writeList(locks, (locked) => (locked ? "1" : "0")),
    );
  for (const job of agents) search.append("m", job);
  return `/lab/methods?${search}`;
}

/** Reads `w` and `l`. Drops nonsense entries and says if there were any. */
export function readAddress(w: string | undefined, l: string | undefined) {
  const weights = readList(w, (text) => {
    const weight = text === "" ? Number.NaN : Number(text);
    return weight >= 0 && weight <= 1 ? weight : undefined;
  });
  const locks = readList(l, (text) => (text === "1" ? true : text === "0" ? false : undefined));
  return {
    ...(w !== undefined && !weights.allWrong ? { weights: weights.entries } : {}),
    ...(l !== undefined && !locks.allWrong ? { locks: locks.entries } : {}),
    damaged: weights.damaged || locks.damaged,
  };
}

const pairMark = "~";
const escaped: WordTable<string> = wordTable({ "%": "%25", "~": "%7E", ",": "%2C" });

function writeList<Value>(entries: Readonly<Record<string, Value>>, write: (value: Value) => string): string {
  return Object.entries(entries)
    .map(([id, value]) => `${id.replace(/[%~,]/g, (mark) => escaped[mark] ?? mark)}${pairMark}${write(value)}`)
    .join(",");
}

function readList<Value>(list: string | undefined, read: (text: string) => Value | undefined) {
  const entries: [string, Value][] = [];
  const parts = (list ?? "").split(",").filter((part) => part !== "");
  let wrong = 0;
  for (const part of parts) {
    const [id = "", text = "", ...rest] = part.split(pairMark);
    const value = rest.length === 0 ? read(text) : undefined;
    const name = decoded(id);
    if (name && value !== undefined) entries.push([name, value]);
    else wrong++;
  }
  return { entries: Object.fromEntries(entries), damaged: wrong > 0, allWrong: wrong > 0 && wrong === parts.length };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
