import { z } from "zod";
import { cardSlots } from "@/lib/constraints";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { levelSchema, slotNameSchema } from "@/lib/constraints/schemas";
import { fitTerms } from "@/lib/dialogue/ranking/fit-weights";
import { actSchema } from "@/lib/dialogue/state/act";
import { pendingQuestionSchema } from "@/lib/dialogue/state/conversation-state";
import { heardThingSchema } from "@/lib/reading/reading";

/** Streamed parts. They never name a method, a weighting or a policy. */

const barSchema = z.object({
  /** A number's lower edge, or a word. */
  value: z.union([z.string(), z.number()]),
  /** Exclusive. Undefined for an exact value. */
  upTo: z.number().optional(),
  label: z.string(),
  count: z.number().int(),
  inside: z.boolean(),
});
export type Bar = z.infer<typeof barSchema>;

const drawingSchema = z.object({
  bars: z.array(barSchema),
  asked: z.number().optional(),
  now: z.number().optional(),
});
export type Drawing = z.infer<typeof drawingSchema>;

const gaveWaySchema = z.object({
  action: z.enum(["loosened", "replaced", "dropped"]),
  /** "35", "$24,000", "wagon or SUV". */
  from: z.string(),
  /** "33". `null` when dropped. */
  to: z.string().nullable(),
  toPredicate: predicateSchema.optional(),
});

export const wishSchema = z.object({
  constraint: constraintSchema,
  label: z.string(),
  /** "under $24,000", "2019 or newer". */
  text: z.string(),
  /** "$24,000", "AWD". */
  short: z.string().optional(),
  /** As asked, if different. */
  askedText: z.string().optional(),
  /** "mpg", "". */
  unit: z.string(),
  gaveWay: gaveWaySchema.optional(),
  /** Extra products without this wish. `null` if locked. */
  gain: z.number().int().nullable(),
  /** Extra products without both ends. `null` if one is locked. */
  rangeGain: z.number().int().nullable().optional(),
  /** Over products that meet the other wishes. */
  drawing: drawingSchema,
  before: z.string().optional(),
  heard: z.array(heardThingSchema).optional(),
});
export type WishView = z.infer<typeof wishSchema>;

export const constraintsPartSchema = z.object({
  wishes: z.array(wishSchema),
  noPreference: z.array(z.object({ slot: slotNameSchema, label: z.string() })),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  heard: z.array(heardThingSchema).optional(),
  canAsk: z.boolean().optional(),
  /** Turns replaced by an edit. Counts only turns with a reply. */
  superseded: z.array(z.object({ from: z.number().int(), to: z.number().int() })).optional(),
});
export type ConstraintsPart = z.infer<typeof constraintsPartSchema>;

const asked = { id: true, kind: true, slot: true, also: true, text: true, why: true, rung: true } as const;
export const questionPartSchema = pendingQuestionSchema.pick(asked).extend({
  choices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Products after this choice. 0 only in studies with other statistics. */
      count: z.number().int(),
      /** The count is a minimum. */
      atLeast: z.boolean().optional(),
      detail: z.string().optional(),
    }),
  ),
  multiple: z.boolean(),
  drawing: drawingSchema.optional(),
  range: z.object({ min: z.number(), max: z.number(), step: z.number(), op: z.enum([">=", "<="]) }).optional(),
});
export type QuestionPart = z.infer<typeof questionPartSchema>;

const markSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** For slots with both ends. */
  end: z.enum(["at least", "at most"]).optional(),
  mark: z.enum(["met", "bent", "missed", "unknown"]),
  /** "$22,200", "AWD", "33". */
  value: z.string(),
  /** "of 35" when bent. */
  of: z.string().optional(),
  /** From 0 to 1. */
  satisfaction: z.number(),
  weight: z.number(),
});
export type Mark = z.infer<typeof markSchema>;

const lookSchema = z.object({
  family: z.string(),
  /** Length, height, wheelbase, ground clearance and width, in inches. */
  size: z.array(z.number()),
  doors: z.number(),
  own: z.record(z.string(), z.number()),
  marks: z.array(z.string()),
  typical: z.boolean().optional(),
  stated: z.boolean().optional(),
  photo: z.string().optional(),
});

/** Range, list price and date. */
const priceTodaySchema = z.object({
  ...{ estimate: z.number(), low: z.number(), high: z.number(), listPrice: z.number() },
  date: z.string(),
});
export type PriceToday = z.infer<typeof priceTodaySchema>;

const shownOfferSchema = z.object({
  ...{ link: z.string().nullable(), color: z.string().nullable(), vin: z.string().nullable() },
  /** "30,210 miles". Older replies lack it. */
  miles: z.string().optional(),
});
export type ShownOffer = z.infer<typeof shownOfferSchema>;

const stated = Object.fromEntries(cardSlots.map((slot) => [slot, z.number().nullable()])) as Readonly<
  Record<(typeof cardSlots)[number], z.ZodNullable<z.ZodNumber>>
>;

export const resultProductSchema = z.object({
  ...stated,
  position: z.number().int(),
  name: z.string(),
  make: z.string().optional(),
  model: z.string().optional(),
  trim: z.string().nullable(),
  year: z.number().int(),
  style: z.string(),
  look: lookSchema.optional(),
  price: z.string(),
  /** The price as a number, whatever the pack's slot is called. */
  msrp: z.number().nullable(),
  priceToday: priceTodaySchema.optional(),
  /** Of a pack with running costs. */
  electric: z.boolean().optional(),
  /** "2.5 S, also 2023", "2 more trims from $23,100". */
  also: z.string(),
  /** "Less $3,000 and $1,000: $37,000 for you", under sheets that pay. */
  yours: z.string().optional(),
  /** Shop only: "Most room: 37.5 ft³". */
  lead: z.string().optional(),
  score: z.number(),
  /** Shop only, out of 100. */
  fit: z.array(z.object({ term: z.enum(fitTerms), points: z.number(), of: z.number() })).optional(),
  marks: z.array(markSchema),
  offer: shownOfferSchema.optional(),
});
export type ResultProduct = z.infer<typeof resultProductSchema>;

export const resultsPartSchema = z.object({
  total: z.number().int(),
  /** "four wishes kept, highway at 33". */
  summary: z.string(),
  cars: z.array(resultProductSchema),
  near: z.array(resultProductSchema).optional(),
  /** Two close concessions: a full list per kept wish, and its act. */
  shortlists: z
    .array(
      z.object({
        keeps: z.string(),
        detail: z.string(),
        total: z.number().int(),
        cars: z.array(resultProductSchema),
        /** Of its first product. */
        costs: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
        act: actSchema,
      }),
    )
    .optional(),
  /** At most 400, sampled evenly. */
  points: z.array(
    z.object({ position: z.number().int(), name: z.string(), msrp: z.number(), mpg: z.number(), inside: z.boolean() }),
  ),
});
export type ResultsPart = z.infer<typeof resultsPartSchema>;

export const alternativeSchema = z.object({
  id: z.string(),
  /** "Budget and body". */
  label: z.string(),
  /** From "$24,000" (struck out) to "up to $27,700" or "any body". */
  changes: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  count: z.number().int(),
  /** Shop only, cheapest first. */
  names: z.array(z.string()).optional(),
});
export type OfferedAlternative = z.infer<typeof alternativeSchema>;

export const relaxationPartSchema = z.object({
  state: z.enum(["relaxed", "undecided", "listed", "proposed", "locked-conflict", "exhausted"]),
  headline: z.string().optional(),
  /** What a rule of a policy costs. */
  rule: z.string().optional(),
  wishes: z.number().int(),
  gaveWay: z.array(
    gaveWaySchema.omit({ toPredicate: true }).extend({
      id: z.string(),
      label: z.string(),
      unit: z.string(),
      level: levelSchema,
      weight: z.number(),
      /** The shopper's words. `null` for a set or assumed weight. */
      quote: z.string().nullable(),
      /** "You, first message. I read that as nice to have." */
      reading: z.string(),
      drawing: drawingSchema,
    }),
  ),
  kept: z.array(z.object({ id: z.string(), text: z.string(), locked: z.boolean() })),
  matches: z.number().int(),
  alternatives: z.array(alternativeSchema),
  agree: z.string().nullable(),
  disagree: z.string().nullable(),
  /** Conflicting locked wishes, with the gain from unlocking each. */
  conflict: z.array(z.object({ id: z.string(), text: z.string(), countIfUnlocked: z.number().int() })),
});
export type RelaxationPart = z.infer<typeof relaxationPartSchema>;

export const noticePartSchema = z.object({
  kind: z.enum(["info", "doubt", "fallback", "failed"]),
  text: z.string(),
});
export type NoticePart = z.infer<typeof noticePartSchema>;

const answerProductSchema = resultProductSchema
  .pick({ position: true, name: true, style: true, look: true, price: true, offer: true })
  .extend({ make: z.string(), model: z.string(), version: z.string() });
export type AnswerProduct = z.infer<typeof answerProductSchema>;

const answerRowSchema = z.object({
  label: z.string(),
  values: z.array(z.string()),
  best: z.array(z.number().int()),
  gave: z.boolean().optional(),
});
const pricesSchema = z.object({ label: z.string(), prices: z.array(z.number()).min(1) });

const answerPartSchema = z.object({
  cars: z.array(answerProductSchema),
  heads: z.array(z.string()),
  rows: z.array(answerRowSchema),
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Rising list prices in dollars, without and with the wish. */
  prices: z
    .object({
      free: pricesSchema,
      asked: pricesSchema,
      /** Between both cheapest: "$6,000". */
      gap: z.string(),
    })
    .optional(),
});
export type AnswerPart = z.infer<typeof answerPartSchema>;

/** Without the `data-` prefix. */
export const dataPartSchemas = {
  act: actSchema,
  constraints: constraintsPartSchema,
  question: questionPartSchema,
  results: resultsPartSchema,
  relaxation: relaxationPartSchema,
  answer: answerPartSchema,
  notice: noticePartSchema,
  /** Streams while a model writes. The store keeps final text. */
  prose: z.object({ text: z.string() }),
  /** What the shop is looking at. Never stored, and empty at the end. */
  status: z.object({ text: z.string() }),
};
export type DataParts = { [Name in keyof typeof dataPartSchemas]: z.infer<(typeof dataPartSchemas)[Name]> };

export type ReplyPart =
  | { type: "text"; text: string }
  | { [Name in keyof DataParts]: { type: `data-${Name}`; id: string; data: DataParts[Name] } }[keyof DataParts];
