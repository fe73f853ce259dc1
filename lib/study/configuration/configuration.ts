import { z } from "zod";
import { instrumentSchema } from "@/lib/study/instrument";
import { idSchema, lineSchema, optionsSchema, paragraphsSchema, wholeBetween } from "@/lib/study/study-text";
import { exclusionRuleSchema, recruitmentSchema } from "./recruitment";
import { conditionSchema, scenarioSchema, sheetSchema, variableFields } from "./scenario";

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
  expected: z
    .tuple([z.number(), z.number()])
    .describe("Means of the outcome in either of two arms; shares of trials for agreement-top1"),
  sd: z.number().min(0).max(100).describe("Spread of participants around them; logits for a share, as the next"),
  scenarioSd: z
    .number()
    .min(0)
    .max(100)
    .describe("Spread of an arm between scenarios; 0 speaks for these scenarios alone"),
  withinSd: z.number().min(0).max(100).describe("Spread of single trials; unused for a share"),
  decided: z.number().gt(0).max(1).describe("Share of trials with a value: below 1 where it takes a decision"),
};

const planSchema = z.strictObject({
  question: lineSchema,
  hypotheses: z.array(lineSchema).min(1).max(20),
  primaryOutcome: z.enum(outcomeMeasures),
  alpha: z.number().gt(0).lt(0.5),
  blinded: z
    .boolean()
    .describe("Results by arm and exports of participants stay hidden until the study closes or an owner says why not"),
  power: z
    .strictObject({
      ...outcomePlan,
      attrition: z.number().min(0).max(0.9).describe("Share of those who begin that is expected not to complete"),
      wanted: z.number().min(0.5).max(0.99).describe("Power wanted for every comparison, at Holm's first step"),
    })
    .nullable()
    .describe("What the number of participants rests on; null where no power analysis was made"),
  secondary: z
    .array(z.strictObject({ outcome: z.enum(outcomeMeasures), ...outcomePlan }))
    .max(6)
    .describe("Outcomes registered beside the primary one, with the same assumptions; Holm adjusts all together"),
});

/** A whole study. Every field is required. The first participant freezes it. */
export const configurationSchema = z.strictObject({
  format: z.literal("leeway-study/1"),
  slug: idSchema.describe("The study's place in the address: /study/{slug}"),
  title: lineSchema.describe("Shown to participants; says nothing of the arms"),
  language: z.literal("en").describe("Language of the texts; the wording of the chat is English"),
  team: z.strictObject({
    name: lineSchema,
    institution: lineSchema,
    contact: lineSchema.describe("How participants reach the team"),
    ethics: lineSchema.describe("Approval, or why none is needed"),
  }),
  seed: wholeBetween(0, 2_147_483_647).describe("Everything random follows from it"),
  catalog: z.strictObject({
    checksum: z.string().regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits, as `leeway catalog check` prints them"),
  }),
  plan: planSchema,
  conditions: z.array(conditionSchema).min(1).max(10),
  varied: z.array(z.enum(variableFields)).describe("The only fields in which the arms differ"),
  design: z.strictObject({
    kind: z.enum(["between", "within", "mixed"]),
    groups: z
      .array(z.strictObject({ id: idSchema, conditions: z.array(idSchema).min(1).max(10) }))
      .min(1)
      .max(10)
      .describe("A participant belongs to one group and meets each of its conditions"),
    conditionOrder: z
      .enum(["williams", "latin", "random", "fixed"])
      .describe("How the conditions of a group are rotated"),
    scenarioOrder: z.enum(["williams", "latin", "random", "fixed"]).describe("How scenarios are rotated"),
  }),
  assignment: z.strictObject({
    method: z
      .enum(["permuted-blocks", "least-filled"])
      .describe("Seeded shuffled blocks, or the cell with fewest completed and recently active runs"),
    blockRepeats: wholeBetween(1, 20).describe("How often each cell stands in a block"),
    refill: z.boolean().describe("Whether places of runs that ended early are given out again (logged either way)"),
    activeMinutes: wholeBetween(1, 10_000).describe("A run counts as active this long after its last sign"),
  }),
  scenarios: z.array(scenarioSchema).min(1).max(40),
  sheets: z.array(sheetSchema).max(20).optional().describe("Rule sheets that scenarios may put in force"),
  trials: z.strictObject({
    perParticipant: wholeBetween(1, 40).describe("A multiple of each group's number of conditions"),
    rankAt: z
      .enum(["before-chat", "before-results"])
      .describe(
        "When wishes are ranked: the card's before a word is said, or the stated ones before any product is seen",
      ),
    minimumWishes: wholeBetween(2, 12).describe("Wishes that must be stated before a participant goes on"),
    maximumMinutes: wholeBetween(1, 240).describe("After this a trial goes on to its closing questions"),
    timeExtensions: wholeBetween(0, 40).describe(
      "How often a participant may have as many minutes again; ten or more unless the limit is essential (WCAG 2.2.1)",
    ),
    awayMinutes: wholeBetween(0, 240).describe(
      "Most minutes that a task's clock stands still while its page is hidden or closed; 0 never stops it",
    ),
    practice: z
      .strictObject({
        condition: idSchema.describe("Arm of the practice task, the same for everybody"),
        card: scenarioSchema.describe("Its card; its wishes should all be met, so that nothing gives way"),
      })
      .nullable()
      .describe("A task before the first that counts: stored as trial 0 and never analysed; null for none"),
    rankAgain: z.boolean().describe("Ask for the ranking once more after the search; reported as change"),
    minimumReplyMs: wholeBetween(0, 10_000).describe(
      "Replies of a trial come no sooner than this, so that faster arms do not show; 0 for no wait",
    ),
    points: wholeBetween(3, 11).describe("Points of the scales for confidence, acceptance, satisfaction and fit"),
    noneReasons: optionsSchema.describe("Reasons to choose from when none of the products will do"),
  }),
  consent: z.strictObject({
    version: idSchema.describe("Stored with every consent"),
    information: paragraphsSchema,
    statements: z
      .strictObject({ age: lineSchema, read: lineSchema, agree: lineSchema })
      .describe(
        "A tick box each, in the first person; what is stored, for how long and their rights is said above them",
      ),
    legalBasis: lineSchema.describe("Why the team may process the data, such as the article of the law"),
    complaints: lineSchema.describe("Where a participant can complain: the office that supervises data protection"),
  }),
  screening: z.array(z.strictObject({ ...choiceItem, accept: z.array(idSchema).min(1) })).max(20),
  instructions: paragraphsSchema,
  comprehension: z.strictObject({
    items: z.array(z.strictObject({ ...choiceItem, correct: idSchema })).max(20),
    attempts: attemptsSchema,
    onFail: z.enum(["end", "flag"]).describe("End the run with the code for failed checks, or note it and go on"),
  }),
  instruments: z.array(instrumentSchema).max(20),
  attention: z.strictObject({
    attempts: attemptsSchema.describe("Chances at each attention item"),
    onFail: z
      .enum(["end", "flag"])
      .describe("`end` shows the code for failed checks; nobody is rejected automatically"),
  }),
  debrief: paragraphsSchema,
  recruitment: recruitmentSchema,
  exclusions: z.array(exclusionRuleSchema).max(20),
  rights: z.strictObject({
    retainUntil: z.iso.date().describe("All data of participants is deleted after this day"),
    deleteOnWithdrawal: z.literal(true).describe("Withdrawing deletes; only arm, stage and day remain"),
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
