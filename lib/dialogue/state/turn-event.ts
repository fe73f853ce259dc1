import { z } from "zod";

/** One line of the append-only log of a conversation; names are noun-action. */
export const turnEventSchema = z.object({
  name: z.enum([
    /** What the shopper did, as sent. */
    "act-receive",
    /** Words were read: edits, doubts, intents. */
    "words-read",
    /** A wish was added, altered or withdrawn: before and after. */
    "wish-change",
    /** An edit was refused, with the reason. */
    "edit-refuse",
    /** The question put to the shopper. */
    "question-ask",
    /** The answer to the question that was open. */
    "question-answer",
    /** Groups of the lattice the decision rests on. */
    "lattice-read",
    /** Which relaxation was chosen by which method from which candidates. */
    "relaxation-choose",
    /** The shopper took, accepted or refused a relaxation, or unlocked a wish. */
    "relaxation-answer",
    "state-restore",
    /** The words and the card that say what gave way. */
    "explanation-show",
    /** How many cars there are, and those that were listed. */
    "result-show",
    /** How long the turn took; written where the clock is. */
    "turn-time",
  ]),
  data: z.record(z.string(), z.unknown()),
});
export type TurnEvent = z.infer<typeof turnEventSchema>;
