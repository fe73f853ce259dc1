import { z } from "zod";
import { type WordTable, wordTable } from "@/lib/constraints";
import { constraintSchema } from "@/lib/constraints/constraint";
import { words } from "@/messages/words";

/** The comparison as `/api/compare` answers it. */

const gaveUpSchema = z.object({
  label: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  /** "any body" if dropped. "let go, yet met" if the product has it anyway. */
  any: z.string(),
  yetMet: z.boolean(),
  unit: z.string(),
});
export type GaveUp = z.infer<typeof gaveUpSchema>;

/** Distinguishes a method's line without color. */
const lineStyleSchema = z.object({
  width: z.number(),
  dash: z.string().optional(),
  cap: z.enum(["butt", "round"]),
});
export type DrawnLine = z.infer<typeof lineStyleSchema>;

const columnSchema = z.object({
  method: z.string(),
  name: z.string(),
  rule: z.string(),
  line: lineStyleSchema,
  state: z.enum(["satisfied", "relaxed", "undecided", "exhausted"]),
  gaveUp: z.array(gaveUpSchema),
  /** First few tied sets: "highway", "budget and year". */
  tied: z.array(z.string()),
  tiedCount: z.number().int(),
  tried: z.array(z.string()),
  /** By its own weights. `null` without weights or drops. */
  weight: z.object({ value: z.number(), notches: z.number().int() }).nullable(),
  usesWeights: z.boolean(),
  kept: z.number().int(),
  of: z.number().int(),
  cars: z.number().int(),
  car: z.object({ name: z.string(), style: z.string(), price: z.string() }).nullable(),
  /** Node ids. */
  path: z.array(z.string()),
  detours: z.array(z.string()),
  sentence: z.string(),
});
export type MethodColumn = z.infer<typeof columnSchema>;

export interface FollowedColumns {
  columns: readonly MethodColumn[];
  followed: string | null;
  onFollow: (method: string) => void;
}

const nodeSchema = z.object({
  id: z.string(),
  size: z.number().int(),
  label: z.string(),
  cars: z.number().int(),
});
export type NodeView = z.infer<typeof nodeSchema>;

const comparedWishSchema = z.object({
  constraint: constraintSchema,
  label: z.string(),
  text: z.string(),
  quote: z.string().nullable(),
  weights: z.object({ local: z.number(), global: z.number(), pairwise: z.number() }),
});
export type ComparedWish = z.infer<typeof comparedWishSchema>;

export const comparisonViewSchema = z.object({
  text: z.string(),
  status: z.enum(["no-wishes", "satisfied", "compared", "locked-conflict", "invalid"]),
  headline: z.string(),
  notes: z.array(z.string()),
  wishes: z.array(comparedWishSchema),
  nodes: z.array(nodeSchema),
  edges: z.array(z.tuple([z.string(), z.string()])),
  /** "2 more pairs leave products." Empty when all are drawn. */
  hidden: z.string(),
  columns: z.array(columnSchema),
  agreement: z.array(z.object({ a: z.string(), b: z.string(), share: z.number() })),
  /** Wishes to unlock, or to add when all are met. */
  ways: z.array(
    z.object({
      label: z.string(),
      note: z.string(),
      text: z.string().optional(),
      unlock: z.array(z.string()).optional(),
    }),
  ),
});
export type ComparisonView = z.infer<typeof comparisonViewSchema>;

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
