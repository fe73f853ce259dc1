import { z } from "zod";

/** A line of the append-only log. Names are noun-action. */
export const turnEventSchema = z.object({
  name: z.enum([
    "act-receive",
    "words-read",
    /** Calls beside reading, each by the version of its instructions. */
    "model-ask",
    "wish-change",
    "edit-refuse",
    "question-ask",
    "question-answer",
    "lattice-read",
    "method-exchange",
    "relaxation-choose",
    "relaxation-answer",
    "state-restore",
    "explanation-show",
    "result-show",
    /** Never leaves the server in a study: it names the method. */
    "reply-certify",
    /** Written by the caller, which has a clock. */
    "turn-time",
  ]),
  data: z.record(z.string(), z.unknown()),
});
export type TurnEvent = z.infer<typeof turnEventSchema>;
