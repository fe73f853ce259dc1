import { z } from "zod";
import { constraintSchema, editSchema } from "@/lib/constraints/constraint";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { leaningSchema } from "@/lib/dialogue/deciding/leanings";
import { exchangeSchema } from "@/lib/dialogue/deciding/outside-choice";
import { heardThingSchema } from "@/lib/reading/reading";
import { orderingSchema, relaxedConstraintSchema } from "@/lib/trade-offs/relaxation";
import type { DialogueSettings } from "./settings";

const wishesSchema = z.object({
  constraints: z.array(constraintSchema),
  noPreference: z.array(slotNameSchema),
});

/** A wish's value during a relaxation. */
export const wishAdjustmentSchema = z.object({
  id: z.string(),
  ...relaxedConstraintSchema.omit({ constraint: true }).shape,
});
export type WishAdjustment = z.infer<typeof wishAdjustmentSchema>;

/** Wishes stay as asked. This changes how they are read. */
export const concessionSchema = z.object({
  adjustments: z.array(wishAdjustmentSchema).min(1),
  by: z.enum(["method", "shopper"]),
  settled: z.boolean(),
  /** The shopper would not choose, so this brings most products. */
  skipped: z.boolean().optional(),
});
export type Concession = z.infer<typeof concessionSchema>;

export const pendingChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  edits: z.array(editSchema),
  /** Takes a relaxation instead of editing wishes. */
  relaxationId: z.string().optional(),
  ordering: orderingSchema.optional(),
});
export type PendingChoice = z.infer<typeof pendingChoiceSchema>;

export const pendingQuestionSchema = z.object({
  id: z.string(),
  kind: z.enum(["slot", "clarify", "compare"]),
  slot: slotNameSchema.optional(),
  /** Asked in the same breath. */
  also: slotNameSchema.optional(),
  text: z.string(),
  why: z.string(),
  choices: z.array(pendingChoiceSchema),
  ifSkipped: z.string().optional(),
  tied: z.array(z.array(z.string())).optional(),
  /** Times the question was made easier: 1 to 3. */
  rung: z.number().int().optional(),
  /** An answer's offer. Any other reply declines it. */
  offered: z.boolean().optional(),
  /** The fact a policy needs, by its key. */
  rule: z.string().optional(),
  /** Left open once by other words. The next time they pass it. */
  waited: z.boolean().optional(),
});
export type PendingQuestion = z.infer<typeof pendingQuestionSchema>;

/** "What else matters to you?" names no slot. */
export const isGeneral = (question: PendingQuestion | null) => question?.kind === "slot" && !question.slot;

/** One proposal at a time, until products appear or the loop ends. */
export const formalLoopSchema = z.object({
  /** The wishes as text. Others open a new loop. */
  asked: z.string(),
  status: z.enum(["open", "solved", "exhausted"]),
  end: z.enum(["limits", "refused", "rounds"]).optional(),
  round: z.number().int(),
  /** At most one per wish. */
  changes: z.array(wishAdjustmentSchema),
  limits: z.array(z.string()),
  settled: z.array(z.string()),
  conflict: z.array(z.string()),
  proposals: z.array(z.object({ change: wishAdjustmentSchema, cost: z.number(), matches: z.number().int() })),
});
export type FormalLoop = z.infer<typeof formalLoopSchema>;

/** First and last turn that an edited message replaced. */
export const supersededSchema = z.object({ from: z.number().int(), to: z.number().int() });

const policySchema = z.object({
  version: z.literal(2),
  /** Pasted ones have no record. Approved ones name it. */
  sheets: z.array(z.object({ text: z.string(), turn: z.number().int(), record: z.string().optional() })),
  /** `null` if the shopper can't or won't say. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  wishes: z.array(z.string()),
  /** What the shopper would pay: in all after what a sheet pays, or each month beyond a limit. */
  limits: z
    .array(z.object({ of: z.enum(["net", "share"]), most: z.number(), quote: z.string(), turn: z.number().int() }))
    .optional(),
  /** Times its question was put again. */
  rung: z.number().int(),
});
export type Policy = z.infer<typeof policySchema>;
export const emptyPolicy: Policy = { version: 2, sheets: [], facts: {}, wishes: [], rung: 0 };

const snapshotSchema = z.object({
  turn: z.number().int(),
  wishes: wishesSchema,
  concession: concessionSchema.nullable(),
  formal: formalLoopSchema.nullable().default(null),
  orderings: z.array(orderingSchema).default([]),
  leanings: z.array(leaningSchema).default([]),
  question: pendingQuestionSchema.nullable().default(null),
  superseded: z.array(supersededSchema).default([]),
  policy: policySchema.nullable().default(null),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

export const productReferenceSchema = z.object({
  make: z.string(),
  models: z.array(z.string()),
  year: z.number().int().optional(),
  trim: z.string().optional(),
  position: z.number().int().optional(),
  price: z.number().optional(),
});

/** Stored whole after each turn. Older states lack the fields with a default. */
export const conversationStateSchema = z.object({
  turn: z.number().int(),
  /** Only notes wishes until `show-products`. */
  held: z.boolean().optional(),
  wishes: wishesSchema,
  concession: concessionSchema.nullable(),
  formal: formalLoopSchema.nullable().default(null),
  question: pendingQuestionSchema.nullable(),
  policy: policySchema.nullable().optional(),
  /** In order. No slot is asked twice. */
  asked: z.array(slotNameSchema),
  /** Wishes that each general question brought. */
  general: z.array(z.number().int()).optional(),
  stopAsking: z.boolean(),
  /** "Whatever" answers so far. */
  shrugs: z.number().int().optional(),
  stretches: z.array(z.string()).optional(),
  /** The guest's earlier wishes, only as offers. */
  remembered: z.array(constraintSchema).optional(),
  oneCar: z.boolean().optional(),
  clarifications: z.number().int(),
  /** Answered comparisons. */
  orderings: z.array(orderingSchema).default([]),
  /** Unsettled loose words. */
  leanings: z.array(leaningSchema).default([]),
  unheld: z.array(z.string()).optional(),
  /** A model's weights are in the wishes already. */
  weighedBy: z.literal("model").optional(),
  /** Wishes whose weight the shopper set. Kept where a model weighs. */
  handWeighed: z.array(z.string()).optional(),
  superseded: z.array(supersededSchema).default([]),
  before: z.record(z.string(), z.string()),
  past: z.array(snapshotSchema),
  future: z.array(snapshotSchema),
  /** For readers that need context. */
  transcript: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string(), turn: z.number().int() })),
  phrases: z.array(z.string()),
  /** For "the first one". */
  shown: z.array(productReferenceSchema).optional(),
  /** For "do it". */
  offer: z.array(editSchema).optional(),
  /** For "it". */
  spoken: z.array(productReferenceSchema).optional(),
  /** Every product listed or spoken of, newest first. */
  seen: z.array(productReferenceSchema).optional(),
  /** The product the shopper likes, which "it" means until another takes its place. */
  liked: productReferenceSchema.optional(),
  /** The product the shopper took. It leads the list while it fits. */
  chosen: productReferenceSchema.optional(),
  heard: z.array(heardThingSchema).optional(),
  /** For "why?". */
  lastWhy: z.string(),
  /** `null` before the first turn. */
  total: z.number().int().nullable(),
  /** Model tokens. Undo keeps them. */
  modelTokens: z.number().int().min(0).optional(),
  modelCost: z.number().min(0).optional(),
  /** With what chooses outside, so that a question is put once. */
  exchanges: z.array(exchangeSchema).optional(),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

export function emptyConversation(): ConversationState {
  return {
    turn: 0,
    wishes: { constraints: [], noPreference: [] },
    concession: null,
    formal: null,
    question: null,
    asked: [],
    stopAsking: false,
    clarifications: 0,
    orderings: [],
    leanings: [],
    superseded: [],
    before: {},
    past: [],
    future: [],
    transcript: [],
    phrases: [],
    lastWhy: "",
    total: null,
  };
}

/** A search with sheets in force from the start, which undo doesn't take back. Their wishes come with the first turn. */
export function underSheets({ sheets = [] }: Pick<DialogueSettings, "sheets">): ConversationState {
  const texts = sheets.map(({ id, version, hash, text }) => ({ text, turn: 0, record: `${id} ${version} ${hash}` }));
  return { ...emptyConversation(), ...(texts.length > 0 ? { policy: { ...emptyPolicy, sheets: texts } } : {}) };
}

export const undoDepth = 100;
export const transcriptLength = 200;
