import { z } from "zod";
import { constraintSchema } from "@/lib/constraints/constraint";

/** What the compare page shows, in words and figures: the answer of `/api/compare`. Computed on the server. */

const gaveUpSchema = z.object({
  /** "highway", "budget". */
  label: z.string(),
  /** "35", "$24,000", "wagon or SUV". */
  from: z.string(),
  /** "33"; `null` when the wish was let go altogether. */
  to: z.string().nullable(),
  /** "any body" where it was let go; "let go, yet met" where the car that comes of it has it all the same. */
  any: z.string(),
  /** Whether the car that comes of it has it as asked. */
  yetMet: z.boolean(),
  unit: z.string(),
});
export type GaveUp = z.infer<typeof gaveUpSchema>;

/** How a method's line is drawn, so that it can be told from the others without color. */
const lineStyleSchema = z.object({
  width: z.number(),
  dash: z.string().optional(),
  cap: z.enum(["butt", "round"]),
});
export type DrawnLine = z.infer<typeof lineStyleSchema>;

const columnSchema = z.object({
  method: z.string(),
  /** "Local". */
  name: z.string(),
  /** Its rule in a few words: "least total weight, proven". */
  rule: z.string(),
  line: lineStyleSchema,
  state: z.enum(["satisfied", "relaxed", "undecided", "exhausted"]),
  gaveUp: z.array(gaveUpSchema),
  /** The first few ways it cannot decide between, each as labels: "highway", "budget and year". */
  tied: z.array(z.string()),
  /** How many ways tie altogether. */
  tiedCount: z.number().int(),
  /** What it let go and took back, or ended at, finding no car. */
  tried: z.array(z.string()),
  /** Sum of its own weights of what it gave up; `null` when it uses none or gave nothing up. */
  weight: z.object({ value: z.number(), notches: z.number().int() }).nullable(),
  usesWeights: z.boolean(),
  kept: z.number().int(),
  of: z.number().int(),
  cars: z.number().int(),
  car: z.object({ name: z.string(), style: z.string(), price: z.string() }).nullable(),
  /** Node ids. */
  path: z.array(z.string()),
  detours: z.array(z.string()),
  /** Everything above as a sentence. */
  sentence: z.string(),
});
export type MethodColumn = z.infer<typeof columnSchema>;

const nodeSchema = z.object({
  id: z.string(),
  /** Wishes given up here. */
  size: z.number().int(),
  /** "all five wishes", "without highway", "highway, year". */
  label: z.string(),
  cars: z.number().int(),
});
export type NodeView = z.infer<typeof nodeSchema>;

const comparedWishSchema = z.object({
  constraint: constraintSchema,
  /** "Highway". */
  label: z.string(),
  /** "35 mpg or more". */
  text: z.string(),
  /** The words its weight was read from, else its value. */
  quote: z.string().nullable(),
  weights: z.object({ local: z.number(), global: z.number(), pairwise: z.number() }),
});
export type ComparedWish = z.infer<typeof comparedWishSchema>;

export const comparisonViewSchema = z.object({
  text: z.string(),
  status: z.enum(["no-wishes", "satisfied", "compared", "locked-conflict", "invalid"]),
  /** "Same wishes, same cars: seven methods, four answers". */
  headline: z.string(),
  /** What more there is to say, one sentence each: words that could not be read, a link that could not. */
  notes: z.array(z.string()),
  /** Whether one set of weights replaces each method's own. */
  shared: z.boolean(),
  wishes: z.array(comparedWishSchema),
  nodes: z.array(nodeSchema),
  edges: z.array(z.tuple([z.string(), z.string()])),
  /** "2 more pairs leave cars." Empty when everything is drawn. */
  hidden: z.string(),
  columns: z.array(columnSchema),
  agreement: z.array(z.object({ a: z.string(), b: z.string(), share: z.number() })),
  /** Ways out: for a conflict of locked wishes what to unlock, when all is met what to add. */
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
  text: z.string().trim().min(1, "say what the car should have").max(4000, "a request may have 4,000 characters"),
  /** Wish ids with one weight for all methods; a wish left out weighs as read from the whole text. */
  weights: z.record(z.string().min(1).max(200), z.number().min(0).max(1)).optional(),
  /** Wish ids locked or unlocked by hand. */
  locks: z.record(z.string().min(1).max(200), z.boolean()).optional(),
});
export type ComparisonRequest = z.infer<typeof comparisonRequestSchema>;
