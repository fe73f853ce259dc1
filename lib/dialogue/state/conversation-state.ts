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

/** What one wish is turned into while a relaxation is in force. */
export const wishAdjustmentSchema = z.object({
  id: z.string(),
  action: z.enum(["dropped", "loosened", "replaced"]),
  to: z.object({ op: operatorSchema, value: slotValueSchema }).optional(),
});
export type WishAdjustment = z.infer<typeof wishAdjustmentSchema>;

/** The relaxation in force: wishes stay as they were asked, this says how they are read for now. */
export const concessionSchema = z.object({
  adjustments: z.array(wishAdjustmentSchema).min(1),
  /** Chosen by the conversation's method, or by the shopper among the alternatives. */
  by: z.enum(["method", "shopper"]),
  /** The shopper has accepted it. */
  settled: z.boolean(),
  /** The shopper would not choose, so the way that brings most cars was taken. */
  skipped: z.boolean().optional(),
});
export type Concession = z.infer<typeof concessionSchema>;

/** What a tapped choice does. */
export const pendingChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  edits: z.array(editSchema),
  /** Set when the choice takes a relaxation instead of editing wishes. */
  relaxationId: z.string().optional(),
  /** What the choice tells about which wishes matter less than which. */
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
  /** The relaxation taken when the question is skipped, where one has to be. */
  ifSkipped: z.string().optional(),
  /** The sets of wishes between which a comparison is to decide. */
  tied: z.array(z.array(z.string())).optional(),
  /** How often it was put in easier words already; missing for a first question. */
  rung: z.number().int().optional(),
  /** An answer offers to do what was asked about; whoever says something else has passed it over. */
  offered: z.boolean().optional(),
  /** The fact a policy needs, by its key. */
  rule: z.string().optional(),
  /** It was left open once by words about an earlier wish, or by a question back; who does so again has gone past it. */
  waited: z.boolean().optional(),
});
export type PendingQuestion = z.infer<typeof pendingQuestionSchema>;

/** Where the formal method's repair loop stands: one proposal at a time, until cars are found or the loop ends. */
export const formalLoopSchema = z.object({
  /** The wishes it speaks of, as text; other wishes open another loop. */
  asked: z.string(),
  status: z.enum(["open", "solved", "exhausted"]),
  end: z.enum(["limits", "refused", "rounds"]).optional(),
  /** Proposals made so far, the present one included. */
  round: z.number().int(),
  /** Agreed so far, at most one a wish. */
  changes: z.array(wishAdjustmentSchema),
  /** Ids of wishes the shopper said must not change. */
  limits: z.array(z.string()),
  /** Keys of proposals answered already. */
  settled: z.array(z.string()),
  /** Ids of the wishes that do not go together: the present reason. */
  conflict: z.array(z.string()),
  /** Cheapest first; the first is the one put to the shopper. */
  proposals: z.array(z.object({ change: wishAdjustmentSchema, cost: z.number(), matches: z.number().int() })),
});
export type FormalLoop = z.infer<typeof formalLoopSchema>;

/** Turns that an earlier message said anew has overtaken, first and last. */
export const supersededSchema = z.object({ from: z.number().int(), to: z.number().int() });

/** A policy in force: its text as it was pasted, what is known of the shopper, and the wishes it came to. */
const policySchema = z.object({
  version: z.literal(1),
  text: z.string(),
  turn: z.number().int(),
  /** `null` where the shopper can't or won't say. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  wishes: z.array(z.string()),
  /** How often its question was put again. */
  rung: z.number().int(),
});
export type Policy = z.infer<typeof policySchema>;

const snapshotSchema = z.object({
  /** The turn before which the conversation stood like this. */
  turn: z.number().int(),
  wishes: wishesSchema,
  concession: concessionSchema.nullable(),
  /** Missing in states stored before there was a loop. */
  formal: formalLoopSchema.nullable().default(null),
  orderings: z.array(orderingSchema).default([]),
  leanings: z.array(leaningSchema).default([]),
  /** The question that was open. */
  question: pendingQuestionSchema.nullable().default(null),
  superseded: z.array(supersededSchema).default([]),
  policy: policySchema.nullable().default(null),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** A car as it was named in a reply. */
export const carReferenceSchema = z.object({
  make: z.string(),
  models: z.array(z.string()),
  year: z.number().int().optional(),
  position: z.number().int().optional(),
});

/** Everything one conversation remembers between turns; stored whole after each. */
export const conversationStateSchema = z.object({
  /** Number of the next turn, the first is 0. */
  turn: z.number().int(),
  /** Cars are held back: wishes are only noted until `show-cars`. False when missing. */
  held: z.boolean().optional(),
  wishes: wishesSchema,
  concession: concessionSchema.nullable(),
  /** The formal method's loop; missing in states stored before there was one. */
  formal: formalLoopSchema.nullable().default(null),
  question: pendingQuestionSchema.nullable(),
  /** The rule sheet that was pasted; none when missing. */
  policy: policySchema.nullable().optional(),
  /** Slots already asked about, in order; none is asked twice. */
  asked: z.array(slotNameSchema),
  /** The shopper has asked for no more questions. */
  stopAsking: z.boolean(),
  /** Questions answered with "whatever" so far; 0 when missing. */
  shrugs: z.number().int().optional(),
  /** Far stretches that were asked about, by the id of the way out; none when missing. */
  stretches: z.array(z.string()).optional(),
  /** Wishes of the guest's search before this one: offered, never taken by themselves. Missing for a first search. */
  remembered: z.array(constraintSchema).optional(),
  /** The shopper is after one particular car. Missing where nobody said so. */
  oneCar: z.boolean().optional(),
  /** Clarifying questions put in this conversation. */
  clarifications: z.number().int(),
  /** Comparisons answered so far: later relaxations respect them. Missing in states stored before there were any. */
  orderings: z.array(orderingSchema).default([]),
  /** Loose words that are not settled yet: they order the cars. Missing in states stored before there were any. */
  leanings: z.array(leaningSchema).default([]),
  /** Turns that no longer count, as things stand. Missing in states stored before there were any. */
  superseded: z.array(supersededSchema).default([]),
  /** What a wish was before its latest change, in words, by id. */
  before: z.record(z.string(), z.string()),
  past: z.array(snapshotSchema),
  future: z.array(snapshotSchema),
  /** What was said so far, for a reader that needs context. */
  transcript: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string(), turn: z.number().int() })),
  /** Keys of the latest wordings, newest last, so that none comes three times in a row. */
  phrases: z.array(z.string()),
  /** The first cars listed after the latest turn, for "the first one". Missing in states stored before they were kept. */
  shown: z.array(carReferenceSchema).optional(),
  /** What the latest answer offered to do, for "do it". */
  offer: z.array(editSchema).optional(),
  /** Cars the latest answer spoke of, for "it". */
  spoken: z.array(carReferenceSchema).optional(),
  /** What else the words of the latest turns could mean; kept for searches of the shop. */
  heard: z.array(heardThingSchema).optional(),
  /** Why the latest relaxation or question came about, for "why?". */
  lastWhy: z.string(),
  /** Cars shown after the latest turn; `null` before the first. */
  total: z.number().int().nullable(),
  /** Tokens a language model has used in this conversation, in and out; nothing takes them back. 0 when missing. */
  modelTokens: z.number().int().min(0).optional(),
  /** Dollars they cost, where the model's prices are known. */
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

/** Steps that can be undone; older ones are forgotten. */
export const undoDepth = 100;
/** Messages of the transcript that are kept. */
export const transcriptLength = 200;
