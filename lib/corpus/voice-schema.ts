import { z } from "zod";
import { levels } from "@/lib/constraints";
import { actNames } from "@/lib/reading/acts/act-names";
import { learnedRoles } from "@/lib/reading/learned/number-roles";
import { learnedKinds } from "@/lib/reading/questions/kind-model";

/** `wished` carries a level. `refused` may say how much avoiding it matters. */
export const stances = ["wished", "refused", "accepted", "background", "other", "compared", "question"] as const;

export const voiceLevels = [...levels, "none"] as const;

const questionKinds = ["price", "choose", ...learnedKinds] as const;

/** Includes planned slots. */
export const voiceSlots = (
  "price make model year fuelType horsepower cylinders transmission drivenWheels doors marketCategory size style " +
  "highwayMpg cityMpg seats cargo length height weight towing range clearance equipment mileage condition"
).split(" ");

const letter = z.string().regex(/^[A-Z]$/);
const letterPair = z.tuple([letter, letter]);
const slot = z.string().refine((name) => voiceSlots.includes(name), "no slot of that name");

/** A line of `sentences.jsonl`. Wishes are placeholders ([A], [B:price]). */
export const voiceSentenceSchema = z.object({
  q: z.string().optional(),
  text: z.string().min(1),
  levels: z.record(letter, z.enum(voiceLevels)),
  /** [more important, less important]. */
  order: z.array(letterPair).optional(),
  stance: z.record(letter, z.enum(stances)).optional(),
  against: z.record(letter, z.enum(levels)).optional(),
});
export type VoiceSentence = z.infer<typeof voiceSentenceSchema>;

const wordOrNumber = z.union([z.string(), z.number()]);
const valueSchema = z.union([wordOrNumber, z.boolean(), z.array(wordOrNumber)]).nullable();
const wishSchema = z.object({
  slot,
  op: z.string(),
  value: valueSchema.optional(),
  level: z.enum(voiceLevels).optional(),
});

/** A line of `messages.jsonl`: a labeled message of 40 to 150 words. */
export const voiceMessageSchema = z.object({
  text: z.string().min(1),
  mentions: z.array(
    z.object({
      quote: z.string(),
      slot,
      op: z.string().optional(),
      value: valueSchema.optional(),
      stance: z.enum(stances),
      level: z.enum(voiceLevels).optional(),
    }),
  ),
  numbers: z
    .array(z.object({ quote: z.string(), role: z.enum(learnedRoles), wish: z.boolean().optional() }))
    .default([]),
  state: z.array(wishSchema),
  order: z.array(z.tuple([slot, slot])).optional(),
});
export type VoiceMessage = z.infer<typeof voiceMessageSchema>;

const actSchema = z.object({
  text: z.string().min(1),
  act: z.enum(actNames),
  about: z.array(z.string()).optional(),
  instead: z.array(z.string()).optional(),
  asks: z.enum(questionKinds).optional(),
  level: z.string().optional(),
  order: z.array(z.array(z.string())).optional(),
  wishes: z.array(wishSchema).optional(),
  choice: z.unknown().optional(),
  implies: z.array(wishSchema).optional(),
});

const screenSchema = z
  .object({
    open: z
      .object({
        kind: z.enum(["slot", "keep", "confirm", "stretch"]).catch("slot"),
        about: z.array(z.string()).optional(),
        text: z.string().optional(),
        choices: z.array(z.string()).optional(),
      })
      .optional(),
    gave: z.array(z.string()).optional(),
    to: z.unknown().optional(),
    wishes: z.array(z.string()).optional(),
    locked: z.array(z.string()).optional(),
    shown: z.array(z.string()).optional(),
    alternatives: z.array(z.string()).optional(),
    total: z.number().optional(),
  })
  .default({});

export const voiceDialogueSchema = z.object({
  turns: z.array(z.object({ screen: screenSchema, say: z.string().min(1), acts: z.array(actSchema).min(1) })).min(1),
});
export type VoiceDialogue = z.infer<typeof voiceDialogueSchema>;

export interface Voice {
  name: string;
  sentences: VoiceSentence[];
  dialogues: VoiceDialogue[];
  /** Turns after a wish gave way. They teach acts and verdicts only, for they don't label values they repeat. */
  steering?: VoiceDialogue[];
  messages: VoiceMessage[];
}
