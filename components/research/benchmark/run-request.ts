import { z } from "zod";

export const requestSettings = "S1 S2 S3 K2 K3 K4 K5 K6 K7 K8 P C1 C2 C3 C4 D V".split(" ");

/** Larger runs belong on the command line. */
export const mostItems = 40;

export const runRequestSchema = z.strictObject({
  settings: z.array(z.enum(requestSettings)).min(1, "Choose at least one setting."),
  count: z.number().int().min(1).max(mostItems),
  choices: z.strictObject({
    /** The server knows the methods. */
    method: z.string().max(40),
    weighting: z.enum(["own", "local", "global", "pairwise"]),
    ask: z.enum(["adaptive", "never", "always", "fixed-order", "random-slot"]),
    mode: z.enum(["verbatim", "paraphrase"]),
    profile: z.enum(["plain", "terse", "chatty", "hedging", "contradictory", "forgetful", "hard-limits"]),
    seed: z.number().int().min(0).max(999_999_999),
  }),
});
export type RunRequest = z.infer<typeof runRequestSchema>;
