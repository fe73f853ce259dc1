import { z } from "zod";
import { type Constraint, type WordTable, wordTable } from "@/lib/constraints";
import { words } from "@/messages/words";

/** The comparison as `/api/compare` answers it. */

export interface GaveUp {
  label: string;
  from: string;
  to: string | null;
  /** "any body" if dropped. "let go, yet met" if the product has it anyway. */
  any: string;
  yetMet: boolean;
  unit: string;
}

export interface MethodColumn {
  method: string;
  name: string;
  rule: string;
  line: DrawnLine;
  state: "satisfied" | "relaxed" | "undecided" | "exhausted";
  gaveUp: GaveUp[];
  /** First few tied sets: "highway", "budget and year". */
  tied: string[];
  tiedCount: number;
  tried: string[];
  /** By its own weights. `null` without weights or drops. */
  weight: { value: number; notches: number } | null;
  usesWeights: boolean;
  kept: number;
  of: number;
  cars: number;
  car: { name: string; style: string; price: string } | null;
  /** Node ids. */
  path: string[];
  detours: string[];
  sentence: string;
}

/** Distinguishes a method's line without color. */
export type DrawnLine = { width: number; dash?: string; cap: "butt" | "round" };

export interface FollowedColumns {
  columns: readonly MethodColumn[];
  followed: string | null;
  onFollow: (method: string) => void;
}

export type NodeView = { id: string; size: number; label: string; cars: number };

export interface ComparedWish {
  constraint: Constraint;
  label: string;
  text: string;
  quote: string | null;
  weights: { local: number; global: number; pairwise: number };
}

export interface ComparisonView {
  text: string;
  status: "no-wishes" | "satisfied" | "compared" | "locked-conflict" | "invalid";
  headline: string;
  notes: string[];
  wishes: ComparedWish[];
  nodes: NodeView[];
  edges: [string, string][];
  /** "2 more pairs leave products." Empty when all are drawn. */
  hidden: string;
  columns: MethodColumn[];
  agreement: { a: string; b: string; share: number }[];
  /** Wishes to unlock, or to add when all are met. */
  ways: { label: string; note: string; text?: string; unlock?: string[] }[];
}

export const comparisonRequestSchema = z.strictObject({
  text: z.string().trim().min(1, words.methods.ask).max(4000, "a request may have 4,000 characters"),
  /** Weights by wish id. Missing ones weigh as read from the whole text. */
  weights: z.record(z.string().min(1).max(200), z.number().min(0).max(1)).optional(),
  /** By wish id, set by hand. */
  locks: z.record(z.string().min(1).max(200), z.boolean()).optional(),
  /** Jobs that the configured model does, for researchers. */
  agents: z.array(z.string().max(20)).max(5).optional(),
});
export type ComparisonRequest = z.infer<typeof comparisonRequestSchema>;

/** Encodes `q` (the request), `w` (weights such as `msrp:<=~0.3,year:>=~0.1`), `l` (manual locks) and `m` (the model's jobs). */
export function comparisonAddress({ text, weights, locks, agents = [] }: ComparisonRequest): string {
  const search = new URLSearchParams({ q: text });
  if (weights) search.set("w", writeList(weights, String));
  const held = writeList(locks ?? {}, (locked) => (locked ? "1" : "0"));
  if (held) search.set("l", held);
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
