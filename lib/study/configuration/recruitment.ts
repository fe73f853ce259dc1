import { z } from "zod";
import { idSchema, lineSchema, wholeBetween } from "@/lib/study/study-text";

export const runEnds = ["complete", "screened-out", "failed-checks", "timed-out", "withdrawn", "error"] as const;
export const runEndSchema = z.enum(runEnds);
export type RunEnd = z.infer<typeof runEndSchema>;

const codeSchema = z.string().regex(/^[A-Za-z0-9-]{4,40}$/, "a code has 4 to 40 letters, digits or -");

const signedEntrySchema = z
  .strictObject({
    keys: z
      .union([z.url({ protocol: /^https$/ }), z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1)])
      .describe("Address of the recruiter's public keys (a JWKS, read at most once a day), or the keys themselves"),
    parameter: z
      .string()
      .regex(/^\w{1,40}$/)
      .describe("Name of the address's parameter that holds the token"),
    audience: lineSchema.describe("Value of `aud` that an entry token must have: the domain of this server"),
  })
  .describe("Entry tokens: signature, expiry, audience and the participant's ids are checked");

export const recruitmentSchema = z.strictObject({
  recruiter: z.enum(["none", "prolific", "sona", "mturk"]).describe("Whose ids are captured from the address"),
  target: wholeBetween(1, 100_000).describe("Completed runs wanted; completed and recently active ones count"),
  opensAt: z.iso.datetime({ offset: true }).nullable().describe("Nobody starts earlier; null for no limit"),
  closesAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe("Nobody starts later, running participants may finish; null for no limit"),
  perAddress: wholeBetween(1, 1000).describe("Most starts from one network address in an hour"),
  signedEntry: z
    .union([signedEntrySchema, z.literal("unsigned")])
    .nullable()
    .describe(
      "How entry links are checked; null for recruiters that sign none. Prolific signs: its keys, or `unsigned`",
    ),
  codes: z.strictObject({
    complete: codeSchema,
    screenedOut: codeSchema,
    failedChecks: codeSchema,
    timedOut: codeSchema,
    withdrawn: codeSchema,
    error: codeSchema,
  }),
  returnUrl: z
    .string()
    .max(500)
    .nullable()
    .describe(
      "Where a participant goes at the end: {code} is replaced by the code, {id} by the recruiter's id; null for nowhere",
    ),
  allowedHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))
    .max(20)
    .describe("Hosts a participant may be sent to"),
  returning: z.strictObject({
    policy: z
      .enum(["resume", "restart", "block"])
      .describe(
        "A participant who comes back from another device or without a cookie continues, starts again, or is refused",
      ),
    maximumAgeMinutes: wholeBetween(10, 100_000).describe("A run older than this has timed out"),
    idleMinutes: wholeBetween(5, 100_000).describe("So has one in which nothing happened for this long"),
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
