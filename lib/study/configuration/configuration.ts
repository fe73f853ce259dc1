import { z } from "zod";
import { instrumentSchema } from "@/lib/study/instrument";
import { idSchema, lineSchema, optionsSchema, paragraphsSchema, wholeBetween } from "@/lib/study/study-text";
import { dataset } from "@/messages/dataset";
import { exclusionRuleSchema, recruitmentSchema } from "./recruitment";
import { conditionSchema, scenarioSchema, sheetSchema, variableFields } from "./scenario";

const { study, plan, design, assignment, trials, consent, checks, rights } = dataset.fields;

export const outcomeMeasures = [
  "agreement-top1",
  "agreement-tau",
  "regret",
  "acceptance",
  "satisfaction",
  "tlx",
  "sus",
] as const;

const choiceItem = { id: idSchema, text: lineSchema, options: optionsSchema };

/** Recruiters forbid ending a run over one slip, hence at least two attempts. */
const attemptsSchema = wholeBetween(2, 5);

const outcomePlan = {
  expected: z.tuple([z.number(), z.number()]).describe(plan.expected),
  sd: z.number().min(0).max(100).describe(plan.sd),
  scenarioSd: z.number().min(0).max(100).describe(plan.scenarioSd),
  withinSd: z.number().min(0).max(100).describe(plan.withinSd),
  decided: z.number().gt(0).max(1).describe(plan.decided),
};

const planSchema = z.strictObject({
  question: lineSchema,
  hypotheses: z.array(lineSchema).min(1).max(20),
  primaryOutcome: z.enum(outcomeMeasures),
  alpha: z.number().gt(0).lt(0.5),
  blinded: z.boolean().describe(plan.blinded),
  power: z
    .strictObject({
      ...outcomePlan,
      attrition: z.number().min(0).max(0.9).describe(plan.attrition),
      wanted: z.number().min(0.5).max(0.99).describe(plan.wanted),
    })
    .nullable()
    .describe(plan.power),
  secondary: z
    .array(z.strictObject({ outcome: z.enum(outcomeMeasures), ...outcomePlan }))
    .max(6)
    .describe(plan.secondary),
});

/** A whole study. Every field is required. The first participant freezes it. */
export const configurationSchema = z.strictObject({
  format: z.literal("leeway-study/1"),
  slug: idSchema.describe(study.slug),
  title: lineSchema.describe(study.title),
  language: z.literal("en").describe(study.language),
  team: z.strictObject({
    name: lineSchema,
    institution: lineSchema,
    contact: lineSchema.describe(study.contact),
    ethics: lineSchema.describe(study.ethics),
  }),
  seed: wholeBetween(0, 2_147_483_647).describe(study.seed),
  catalog: z.strictObject({
    checksum: z.string().regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits, as `leeway catalog check` prints them"),
  }),
  plan: planSchema,
  conditions: z.array(conditionSchema).min(1).max(10),
  varied: z.array(z.enum(variableFields)).describe(study.varied),
  design: z.strictObject({
    kind: z.enum(["between", "within", "mixed"]),
    groups: z
      .array(z.strictObject({ id: idSchema, conditions: z.array(idSchema).min(1).max(10) }))
      .min(1)
      .max(10)
      .describe(design.groups),
    conditionOrder: z.enum(["williams", "latin", "random", "fixed"]).describe(design.conditionOrder),
    scenarioOrder: z.enum(["williams", "latin", "random", "fixed"]).describe(design.scenarioOrder),
  }),
  assignment: z.strictObject({
    method: z.enum(["permuted-blocks", "least-filled"]).describe(assignment.method),
    blockRepeats: wholeBetween(1, 20).describe(assignment.blockRepeats),
    refill: z.boolean().describe(assignment.refill),
    activeMinutes: wholeBetween(1, 10_000).describe(assignment.activeMinutes),
  }),
  scenarios: z.array(scenarioSchema).min(1).max(40),
  sheets: z.array(sheetSchema).max(20).optional().describe(study.sheets),
  trials: z.strictObject({
    perParticipant: wholeBetween(1, 40).describe(trials.perParticipant),
    rankAt: z.enum(["before-chat", "before-results"]).describe(trials.rankAt),
    minimumWishes: wholeBetween(2, 12).describe(trials.minimumWishes),
    maximumMinutes: wholeBetween(1, 240).describe(trials.maximumMinutes),
    timeExtensions: wholeBetween(0, 40).describe(trials.timeExtensions),
    awayMinutes: wholeBetween(0, 240).describe(trials.awayMinutes),
    practice: z
      .strictObject({
        condition: idSchema.describe(trials.condition),
        card: scenarioSchema.describe(trials.card),
      })
      .nullable()
      .describe(trials.practice),
    rankAgain: z.boolean().describe(trials.rankAgain),
    minimumReplyMs: wholeBetween(0, 10_000).describe(trials.minimumReplyMs),
    points: wholeBetween(3, 11).describe(trials.points),
    noneReasons: optionsSchema.describe(trials.noneReasons),
  }),
  consent: z.strictObject({
    version: idSchema.describe(consent.version),
    information: paragraphsSchema,
    statements: z.strictObject({ age: lineSchema, read: lineSchema, agree: lineSchema }).describe(consent.statements),
    legalBasis: lineSchema.describe(consent.legalBasis),
    complaints: lineSchema.describe(consent.complaints),
  }),
  screening: z.array(z.strictObject({ ...choiceItem, accept: z.array(idSchema).min(1) })).max(20),
  instructions: paragraphsSchema,
  comprehension: z.strictObject({
    items: z.array(z.strictObject({ ...choiceItem, correct: idSchema })).max(20),
    attempts: attemptsSchema,
    onFail: z.enum(["end", "flag"]).describe(checks.comprehension),
  }),
  instruments: z.array(instrumentSchema).max(20),
  attention: z.strictObject({
    attempts: attemptsSchema.describe(checks.attempts),
    onFail: z.enum(["end", "flag"]).describe(checks.attention),
  }),
  debrief: paragraphsSchema,
  recruitment: recruitmentSchema,
  exclusions: z.array(exclusionRuleSchema).max(20),
  rights: z.strictObject({
    retainUntil: z.iso.date().describe(rights.retainUntil),
    deleteOnWithdrawal: z.literal(true).describe(rights.deleteOnWithdrawal),
  }),
});
export type Configuration = z.infer<typeof configurationSchema>;

/** `checkConfiguration` has the rules between fields. */
export function configurationJsonSchema(): object {
  return {
    ...z.toJSONSchema(configurationSchema, { target: "draft-2020-12", io: "input" }),
    $id: "leeway-study/1",
    title: "Leeway study configuration",
  };
}
