import { z } from "zod";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { levelSchema } from "@/lib/constraints/weight-schema";
import { fitTerms } from "@/lib/dialogue/ranking/fit-weights";
import { actSchema } from "@/lib/dialogue/state/act";
import { heardThingSchema } from "@/lib/reading/other-readings";

/**
 * The typed parts a turn streams to the browser: schema first, one entry per part. They carry facts that code
 * computed and words made from those facts. Nothing here names a method, a weighting or a policy.
 */

/** A count of cars by value of one slot, for drawings. */
const barSchema = z.object({
  /** A number's lower edge, or a word. */
  value: z.union([z.string(), z.number()]),
  /** Upper edge (exclusive) of a binned number; missing when the bar is one exact value. */
  upTo: z.number().optional(),
  label: z.string(),
  count: z.number().int(),
  /** Whether the cars in this bar pass the wish as it now stands. */
  inside: z.boolean(),
});
export type Bar = z.infer<typeof barSchema>;

const drawingSchema = z.object({
  bars: z.array(barSchema),
  /** Bound as asked and as it stands now, for numbers. */
  asked: z.number().optional(),
  now: z.number().optional(),
});
export type Drawing = z.infer<typeof drawingSchema>;

/** What happened to a wish when something had to give. */
const gaveWaySchema = z.object({
  action: z.enum(["loosened", "replaced", "dropped"]),
  /** "35", "$24,000", "wagon or SUV": as asked, without unit words. */
  from: z.string(),
  /** "33"; `null` when dropped. */
  to: z.string().nullable(),
  toPredicate: predicateSchema.optional(),
});

export const wishSchema = z.object({
  constraint: constraintSchema,
  /** "Highway", "Budget". */
  label: z.string(),
  /** "under $24,000", "2019 or newer", as the wish stands now. */
  text: z.string(),
  /** The same as briefly as a chip can: "$24,000", "AWD". */
  short: z.string().optional(),
  /** As it was asked, when it stands differently now. */
  askedText: z.string().optional(),
  /** What the text's number is in: "mpg", "". */
  unit: z.string(),
  gaveWay: gaveWaySchema.optional(),
  /** Cars more than now shown if this wish alone were let go; `null` for a locked wish. */
  gain: z.number().int().nullable(),
  /** For an end of a range: cars more if both ends were let go; `null` when one is locked. */
  rangeGain: z.number().int().nullable().optional(),
  /** Cars that meet the other wishes, by value of this slot. */
  drawing: drawingSchema,
  /** What the wish was before its latest change. */
  before: z.string().optional(),
  /** What else the words for its value and its level could mean. */
  heard: z.array(heardThingSchema).optional(),
});
export type WishView = z.infer<typeof wishSchema>;

export const constraintsPartSchema = z.object({
  /** Heaviest first. */
  wishes: z.array(wishSchema),
  noPreference: z.array(z.object({ slot: slotNameSchema, label: z.string() })),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** What else the words of this turn could mean. */
  heard: z.array(heardThingSchema).optional(),
  /** Nothing is asked now, and one more question can be had. */
  canAsk: z.boolean().optional(),
  /** Turns that no longer count because an earlier message was said anew; turns without a reply are not counted. */
  superseded: z.array(z.object({ from: z.number().int(), to: z.number().int() })).optional(),
});
export type ConstraintsPart = z.infer<typeof constraintsPartSchema>;

export const questionPartSchema = z.object({
  id: z.string(),
  kind: z.enum(["slot", "clarify", "compare"]),
  slot: slotNameSchema.optional(),
  text: z.string(),
  /** Why it is asked, one sentence. */
  why: z.string(),
  choices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Cars left when this is chosen; 0 for slot questions only where a study takes the statistics from other cars. */
      count: z.number().int(),
      /** More than one way is left after this answer: it brings this many cars or more. */
      atLeast: z.boolean().optional(),
      /** What each choice would bring, for comparisons. */
      detail: z.string().optional(),
    }),
  ),
  multiple: z.boolean(),
  /** For a number that can be bounded: how it is spread over the cars still possible, to set a bound on. */
  drawing: drawingSchema.optional(),
  /** Ends and step of the bound that may be set. */
  range: z.object({ min: z.number(), max: z.number(), step: z.number(), op: z.enum([">=", "<="]) }).optional(),
  /** Set when it is put again in easier words: 1 to 3. */
  rung: z.number().int().optional(),
});
export type QuestionPart = z.infer<typeof questionPartSchema>;

/** How one car stands to one wish. */
const markSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Which end of a range it is, for a slot with both. */
  end: z.enum(["at least", "at most"]).optional(),
  mark: z.enum(["met", "bent", "missed", "unknown"]),
  /** The car's true value: "$22,200", "AWD", "33". */
  value: z.string(),
  /** "of 35" when bent. */
  of: z.string().optional(),
  /** Satisfaction from 0 to 1, and weight: the parts of the score. */
  satisfaction: z.number(),
  weight: z.number(),
});
export type Mark = z.infer<typeof markSchema>;

/** What a side view is drawn from. */
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

/** An estimated price: what it may lie between, the list price when new it comes from, and of when it is. */
const priceTodaySchema = z.object({
  ...{ estimate: z.number(), low: z.number(), high: z.number(), listPrice: z.number() },
  date: z.string(),
});
export type PriceToday = z.infer<typeof priceTodaySchema>;

/** What a dealer says of this very one. */
const shownOfferSchema = z.object({
  ...{ link: z.string().nullable(), color: z.string().nullable(), vin: z.string().nullable() },
  /** "30,210 miles"; missing where the dealer doesn't say, and in replies stored before. */
  miles: z.string().optional(),
});
export type ShownOffer = z.infer<typeof shownOfferSchema>;

export const resultCarSchema = z.object({
  position: z.number().int(),
  /** "Mazda CX-30". */
  name: z.string(),
  /** Missing in replies stored before they were kept apart. */
  make: z.string().optional(),
  model: z.string().optional(),
  trim: z.string().nullable(),
  year: z.number().int(),
  style: z.string(),
  /** Missing in replies stored before there were drawings to scale. */
  look: lookSchema.optional(),
  price: z.string(),
  msrp: z.number().nullable(),
  priceToday: priceTodaySchema.optional(),
  highwayMpg: z.number().nullable(),
  cityMpg: z.number().nullable(),
  electric: z.boolean(),
  /** "2.5 S, also 2023", "2 more trims from $23,100": the group behind this car. */
  also: z.string(),
  /** What it does best of the first few: "Most room: 37.5 ft³"; in the shop alone. */
  lead: z.string().optional(),
  /** Cars of the same model in the group, this one included. */
  groupSize: z.number().int(),
  score: z.number(),
  /** What put it where it is, as points of 100; in the shop alone. */
  fit: z.array(z.object({ term: z.enum(fitTerms), points: z.number(), of: z.number() })).optional(),
  marks: z.array(markSchema),
  offer: shownOfferSchema.optional(),
});
export type ResultCar = z.infer<typeof resultCarSchema>;

export const resultsPartSchema = z.object({
  /** Cars that pass every wish as it now stands. */
  total: z.number().int(),
  /** "four wishes kept, highway at 33". */
  summary: z.string(),
  /** Best first, one per model. */
  cars: z.array(resultCarSchema),
  /** Models that miss a wish by little, where the list is short. */
  near: z.array(resultCarSchema).optional(),
  /** "Cheapest $22,200, dearest $23,995" of the total, when there are cars. */
  priceRange: z.tuple([z.number(), z.number()]).nullable(),
  /** Two sacrifices are close: a complete list for each wish that could be kept, and the act that decides for it. */
  shortlists: z
    .array(
      z.object({
        keeps: z.string(),
        /** What that would give up. */
        detail: z.string(),
        total: z.number().int(),
        cars: z.array(resultCarSchema),
        act: actSchema,
      }),
    )
    .optional(),
  /** A point a car for the price and mileage plot; at most 400, evenly taken when there are more. */
  points: z.array(
    z.object({
      position: z.number().int(),
      name: z.string(),
      msrp: z.number(),
      mpg: z.number(),
      inside: z.boolean(),
    }),
  ),
});
export type ResultsPart = z.infer<typeof resultsPartSchema>;

export const alternativeSchema = z.object({
  id: z.string(),
  /** Slot labels of what gives way: "Budget", "Budget and body". */
  label: z.string(),
  changes: z.array(
    z.object({
      label: z.string(),
      /** Struck out: "$24,000". */
      from: z.string(),
      /** "up to $27,700", "any body". */
      to: z.string(),
    }),
  ),
  /** Cars this alternative gives. */
  count: z.number().int(),
  /** Some of them by name, cheapest first; in the shop alone. */
  names: z.array(z.string()).optional(),
});
export type OfferedAlternative = z.infer<typeof alternativeSchema>;

export const relaxationPartSchema = z.object({
  state: z.enum(["relaxed", "undecided", "listed", "proposed", "locked-conflict", "exhausted"]),
  /** What the card opens with, where the facts say more than its state does. */
  headline: z.string().optional(),
  /** Number of wishes (locked ones included). */
  wishes: z.number().int(),
  gaveWay: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      action: z.enum(["loosened", "replaced", "dropped"]),
      from: z.string(),
      to: z.string().nullable(),
      unit: z.string(),
      level: levelSchema,
      weight: z.number(),
      /** The shopper's own words for value and weight; missing when the weight was set on the chip or assumed. */
      quote: z.string().nullable(),
      /** "You, first message. I read that as nice to have." */
      reading: z.string(),
      drawing: drawingSchema,
    }),
  ),
  kept: z.array(z.object({ id: z.string(), text: z.string(), locked: z.boolean() })),
  /** Cars after the relaxation. */
  matches: z.number().int(),
  /** Two to four where the catalog allows. */
  alternatives: z.array(alternativeSchema),
  /** Labels of the two buttons: "33 is fine", "Keep 35"; `null` once settled. */
  agree: z.string().nullable(),
  disagree: z.string().nullable(),
  /** For a locked conflict: wishes that contradict each other, and what unlocking each would bring. */
  conflict: z.array(z.object({ id: z.string(), text: z.string(), countIfUnlocked: z.number().int() })),
});
export type RelaxationPart = z.infer<typeof relaxationPartSchema>;

export const noticePartSchema = z.object({
  kind: z.enum(["info", "doubt", "fallback", "failed"]),
  text: z.string(),
});
export type NoticePart = z.infer<typeof noticePartSchema>;

const answerCarSchema = resultCarSchema
  .pick({ position: true, name: true, style: true, look: true, price: true, offer: true })
  .extend({ make: z.string(), model: z.string(), version: z.string() });
export type AnswerCar = z.infer<typeof answerCarSchema>;

/** What an answer shows beside its words: cars with links, figures to compare, where a meaning comes from. */
export const answerPartSchema = z.object({
  /** Heads of the columns, three at most. */
  cars: z.array(answerCarSchema),
  /** Heads where columns are no cars. */
  heads: z.array(z.string()),
  rows: z.array(
    z.object({
      label: z.string(),
      values: z.array(z.string()),
      /** Places of the better values. */
      best: z.array(z.number().int()),
      /** It is what gave way. */
      gave: z.boolean().optional(),
    }),
  ),
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
  /** What a wish adds to the price: list prices in dollars, rising, without asking for it and with it. */
  prices: z
    .object({
      free: z.object({ label: z.string(), prices: z.array(z.number()).min(1) }),
      asked: z.object({ label: z.string(), prices: z.array(z.number()).min(1) }),
      /** Between the cheapest of both: "$6,000". */
      gap: z.string(),
    })
    .optional(),
});
export type AnswerPart = z.infer<typeof answerPartSchema>;

/** The words of a reply while a language model writes them; what is stored in the end is text. */
export const prosePartSchema = z.object({ text: z.string() });

/** Data parts of a message; the key is the part's type without its `data-` prefix. */
export const dataPartSchemas = {
  act: actSchema,
  constraints: constraintsPartSchema,
  question: questionPartSchema,
  results: resultsPartSchema,
  relaxation: relaxationPartSchema,
  answer: answerPartSchema,
  notice: noticePartSchema,
  prose: prosePartSchema,
};
export type DataParts = { [Name in keyof typeof dataPartSchemas]: z.infer<(typeof dataPartSchemas)[Name]> };

/** A stored part of a reply: text or one of the data parts, exactly as it is streamed and reloaded. */
export type ReplyPart =
  | { type: "text"; text: string }
  | { [Name in keyof DataParts]: { type: `data-${Name}`; id: string; data: DataParts[Name] } }[keyof DataParts];
