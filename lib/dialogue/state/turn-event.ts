import { z } from "zod";

/** A line of a conversation's append-only log. Names are noun-action. */
export const turnEventSchema = z.object({
  name: z.enum([
    "act-receive",
    /** Edits, doubts and intents from words. */
    "words-read",
    /** A wish before and after. */
    "wish-change",
    /** With the reason. */
    "edit-refuse",
    "question-ask",
    "question-answer",
    /** The lattice groups behind the decision. */
    "lattice-read",
    /** The chosen relaxation, its method and the candidates. */
    "relaxation-choose",
    /** The shopper took, accepted or refused a relaxation, or unlocked a wish. */
    "relaxation-answer",
    "state-restore",
    /** The words and card of a concession. */
    "explanation-show",
    /** The count, and the listed cars. */
    "result-show",
    /** Written by the caller, which has a clock. */
    "turn-time",
  ]),
  data: z.record(z.string(), z.unknown()),
});
export type TurnEvent = z.infer<typeof turnEventSchema>;
