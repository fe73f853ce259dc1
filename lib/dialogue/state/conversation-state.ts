import { z } from "zod";
import { constraintSchema, slotValueSchema } from "@/lib/constraints/constraint";
import { editSchema } from "@/lib/constraints/edit";
import { operatorSchema } from "@/lib/constraints/operator-schema";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { leaningSchema } from "@/lib/dialogue/deciding/leanings";
import { heardThingSchema } from "@/lib/reading/other-readings";
import { orderingSchema } from "@/lib/trade-offs/relaxation";

const wishesSchema = z.object({
  constraints: z.array(constraintSchema),
  noPreference: z.array(slotNameSchema),
});

/** A wish's value during a relaxation. */
export const wishAdjustmentSchema = z.object({
  id: z.string(),
  action: z.enum(["dropped", "loosened", "replaced"]),
  to: z.object({ op: operatorSchema, value: slotValueSchema }).optional(),
});
export type WishAdjustment = z.infer<typeof wishAdjustmentSchema>;

/** The relaxation in force. Wishes stay as asked, and this changes their reading. */
export const concessionSchema = z.object({
  adjustments: z.array(wishAdjustmentSchema).min(1),
  by: z.enum(["method", "shopper"]),
  /** The shopper accepted it. */
  settled: z.boolean(),
  /** The shopper would not choose, so this brings most cars. */
  skipped: z.boolean().optional(),
});
export type Concession = z.infer<typeof concessionSchema>;

export const pendingChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  edits: z.array(editSchema),
  /** Takes a relaxation instead of editing wishes. */
  relaxationId: z.string().optional(),
  /** The ranking of wishes that this choice tells. */
  ordering: orderingSchema.optional(),
});
export type PendingChoice = z.infer<typeof pendingChoiceSchema>;

export const pendingQuestionSchema = z.object({
  id: z.string(),
  kind: z.enum(["slot", "clarify", "compare"]),
  slot: slotNameSchema.optional(),
  text: z.string(),
  why: z.string(),
  choices: z.array(pendingChoiceSchema),
  /** Taken on a skip, if something must be. */
  ifSkipped: z.string().optional(),
  /** The sets a comparison decides between. */
  tied: z.array(z.array(z.string())).optional(),
  /** Times it was put more easily; undefined at first. */
  rung: z.number().int().optional(),
  /** An answer's offer. Saying anything else declines it. */
  offered: z.boolean().optional(),
  /** Words about an earlier wish, or a question back, left it open once. The next time they pass it. */
  waited: z.boolean().optional(),
});
export type PendingQuestion = z.infer<typeof pendingQuestionSchema>;

/** The formal method's loop: one proposal at a time, until cars appear or it ends. */
export const formalLoopSchema = z.object({
  /** Its wishes as text. Other wishes open another loop. */
  asked: z.string(),
  status: z.enum(["open", "solved", "exhausted"]),
  end: z.enum(["limits", "refused", "rounds"]).optional(),
  /** Proposals so far, this one included. */
  round: z.number().int(),
  /** At most one agreed change per wish. */
  changes: z.array(wishAdjustmentSchema),
  /** Ids of wishes that must not change. */
  limits: z.array(z.string()),
  settled: z.array(z.string()),
  /** Ids of the conflicting wishes. */
  conflict: z.array(z.string()),
  /** Cheapest first; the shopper sees the first. */
  proposals: z.array(z.object({ change: wishAdjustmentSchema, cost: z.number(), matches: z.number().int() })),
});
export type FormalLoop = z.infer<typeof formalLoopSchema>;

/** Turns an edited message replaced, first and last. */
export const supersededSchema = z.object({ from: z.number().int(), to: z.number().int() });

const snapshotSchema = z.object({
  /** The turn that followed this state. */
  turn: z.number().int(),
  wishes: wishesSchema,
  concession: concessionSchema.nullable(),
  /** Older states lack it. */
  formal: formalLoopSchema.nullable().default(null),
  orderings: z.array(orderingSchema).default([]),
  leanings: z.array(leaningSchema).default([]),
  question: pendingQuestionSchema.nullable().default(null),
  superseded: z.array(supersededSchema).default([]),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

export const carReferenceSchema = z.object({
  make: z.string(),
  models: z.array(z.string()),
  year: z.number().int().optional(),
  position: z.number().int().optional(),
});

/** A conversation's memory between turns, stored whole after each. */
export const conversationStateSchema = z.object({
  /** The next turn, from 0. */
  turn: z.number().int(),
  /** Only notes wishes until `show-cars`. False by default. */
  held: z.boolean().optional(),
  wishes: wishesSchema,
  concession: concessionSchema.nullable(),
  /** Older states lack it. */
  formal: formalLoopSchema.nullable().default(null),
  question: pendingQuestionSchema.nullable(),
  /** In order. No slot is asked twice. */
  asked: z.array(slotNameSchema),
  stopAsking: z.boolean(),
  /** "Whatever" answers so far; 0 by default. */
  shrugs: z.number().int().optional(),
  /** Offer ids of far stretches already asked about. */
  stretches: z.array(z.string()).optional(),
  /** Wishes of the guest's earlier search, only as offers. Undefined in a first search. */
  remembered: z.array(constraintSchema).optional(),
  /** The shopper wants one particular car. */
  oneCar: z.boolean().optional(),
  clarifications: z.number().int(),
  /** Answered comparisons, which later relaxations respect. Older states lack them. */
  orderings: z.array(orderingSchema).default([]),
  /** Unsettled loose words, which sort the cars. Older states lack them. */
  leanings: z.array(leaningSchema).default([]),
  /** Replaced turns. Older states lack them. */
  superseded: z.array(supersededSchema).default([]),
  /** By id, in words: a wish before its latest change. */
  before: z.record(z.string(), z.string()),
  past: z.array(snapshotSchema),
  future: z.array(snapshotSchema),
  /** For readers that need context. */
  transcript: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string(), turn: z.number().int() })),
  /** Keys of the latest wordings, newest last, so no wording comes three times in a row. */
  phrases: z.array(z.string()),
  /** The last turn's first cars, for "the first one". Older states lack them. */
  shown: z.array(carReferenceSchema).optional(),
  /** The latest answer's offer, for "do it". */
  offer: z.array(editSchema).optional(),
  /** The latest answer's cars, for "it". */
  spoken: z.array(carReferenceSchema).optional(),
  /** Other meanings of the latest words, in searches of the shop. */
  heard: z.array(heardThingSchema).optional(),
  /** The reason for the latest relaxation or question, for "why?". */
  lastWhy: z.string(),
  /** `null` before the first turn. */
  total: z.number().int().nullable(),
  /** A model's tokens in this conversation. Undo keeps them. 0 by default. */
  modelTokens: z.number().int().min(0).optional(),
  /** Their dollars, if prices are known. */
  modelCost: z.number().min(0).optional(),
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

/** Older steps are forgotten. */
export const undoDepth = 100;
export const transcriptLength = 200;
