import { z } from "zod";
import { idSchema, lineSchema, wholeBetween } from "@/lib/study/study-text";
import { dataset } from "@/messages/dataset";

const { recruitment } = dataset.fields;

export const runEnds = ["complete", "screened-out", "failed-checks", "timed-out", "withdrawn", "error"] as const;
export const runEndSchema = z.enum(runEnds);
export type RunEnd = z.infer<typeof runEndSchema>;

const codeSchema = z.string().regex(/^[A-Za-z0-9-]{4,40}$/, "a code has 4 to 40 letters, digits or -");

const signedEntrySchema = z
  .strictObject({
    keys: z
      .union([z.url({ protocol: /^https$/ }), z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1)])
      .describe(recruitment.keys),
    parameter: z
      .string()
      .regex(/^\w{1,40}$/)
      .describe(recruitment.parameter),
    audience: lineSchema.describe(recruitment.audience),
  })
  .describe(recruitment.tokens);

export const recruitmentSchema = z.strictObject({
  recruiter: z.enum(["none", "prolific", "sona", "mturk"]).describe(recruitment.recruiter),
  target: wholeBetween(1, 100_000).describe(recruitment.target),
  opensAt: z.iso.datetime({ offset: true }).nullable().describe(recruitment.opensAt),
  closesAt: z.iso.datetime({ offset: true }).nullable().describe(recruitment.closesAt),
  perAddress: wholeBetween(1, 1000).describe(recruitment.perAddress),
  signedEntry: z
    .union([signedEntrySchema, z.literal("unsigned")])
    .nullable()
    .describe(recruitment.signedEntry),
  codes: z.strictObject({
    complete: codeSchema,
    screenedOut: codeSchema,
    failedChecks: codeSchema,
    timedOut: codeSchema,
    withdrawn: codeSchema,
    error: codeSchema,
  }),
  returnUrl: z.string().max(500).nullable().describe(recruitment.returnUrl),
  allowedHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))
    .max(20)
    .describe(recruitment.allowedHosts),
  returning: z.strictObject({
    policy: z.enum(["resume", "restart", "block"]).describe(recruitment.policy),
    maximumAgeMinutes: wholeBetween(10, 100_000).describe(recruitment.maximumAgeMinutes),
    idleMinutes: wholeBetween(5, 100_000).describe(recruitment.idleMinutes),
  }),
});
export type Recruitment = z.infer<typeof recruitmentSchema>;

/** `null` where ids are taken as they come. */
export function signedEntryOf({ signedEntry }: Pick<Recruitment, "signedEntry">) {
  return signedEntry === "unsigned" ? null : signedEntry;
}

/** Declared before the first participant, applied after the last. */
export const exclusionRuleSchema = z.discriminatedUnion("rule", [
  z.strictObject({ id: idSchema, rule: z.literal("incomplete") }),
  z.strictObject({ id: idSchema, rule: z.literal("attention-failed"), atLeast: z.int().min(1) }),
  z.strictObject({ id: idSchema, rule: z.literal("faster-than"), minutes: z.number().positive() }),
  z.strictObject({ id: idSchema, rule: z.literal("no-infeasibility"), trials: z.int().min(1) }),
]);

const names = {
  complete: "complete",
  "screened-out": "screenedOut",
  "failed-checks": "failedChecks",
  "timed-out": "timedOut",
  withdrawn: "withdrawn",
  error: "error",
} as const satisfies Record<RunEnd, keyof Recruitment["codes"]>;

export function endCode({ codes }: Pick<Recruitment, "codes">, end: RunEnd): string {
  return codes[names[end]];
}
