import { z } from "zod";
import { type Edit, editSchema } from "@/lib/constraints/edit";
import { maxWordsLength } from "@/lib/dialogue/max-words-length";

/** An id as we make them: one line of visible characters, and no name of something that every object has. */
const id = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{C}]+$/u, "an id is one line of visible characters")
  .refine((text) => !(text in {}), "that is no id");

/** Stored edits are read as they are; one from outside names its wish by such an id. */
const editFromOutside = editSchema.refine((edit) => id.safeParse(idIn(edit)).success, "that is no id of a wish");

function idIn(edit: Edit): string {
  if (edit.kind === "no-preference") return edit.slot;
  return edit.kind === "add" ? edit.constraint.id : edit.id;
}

/** One thing the shopper does. Chat, chips, simulated shoppers and studies all send these through one door. */
export const actSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("words"), text: z.string().max(maxWordsLength) }),
  /** "Not what I meant": something that was heard, by its id, is taken in another of its readings. */
  z.object({ kind: z.literal("correct"), heard: id, reading: id }),
  /** Tapped choices of an open question. */
  z.object({ kind: z.literal("answer"), questionId: id, choices: z.array(id).min(1).max(20) }),
  /** The wish that is kept when two are weighed against each other. */
  z.object({ kind: z.literal("compare"), questionId: id, keep: id }),
  /** No preference about the open question; `all` also stops further questions. */
  z.object({ kind: z.literal("skip"), questionId: id.optional(), all: z.boolean().optional() }),
  /** `also` is the other end of a range: it is weighed, locked or let go in the same breath. */
  z.object({ kind: z.literal("edit-constraint"), edit: editFromOutside, also: id.optional() }),
  z.object({ kind: z.literal("choose-relaxation"), relaxationId: id }),
  /** Accepts what was given up. */
  z.object({ kind: z.literal("agree") }),
  /** Refuses it: the wish that gave way is kept and something else has to give. */
  z.object({ kind: z.literal("disagree") }),
  z.object({ kind: z.literal("unlock"), id, also: id.optional() }),
  /** Ends the stating of wishes where cars are held back: now they are looked for. */
  z.object({ kind: z.literal("show-cars") }),
  /** Wants one more question, though no more would be asked. */
  z.object({ kind: z.literal("ask-more") }),
  z.object({ kind: z.literal("undo") }),
  z.object({ kind: z.literal("redo") }),
  z.object({ kind: z.literal("start-over") }),
  /** Goes back to the state before a turn, later turns are superseded; with `text`, says that instead. One undo. */
  z.object({
    kind: z.literal("rewind"),
    turn: z.int32().min(0),
    text: z.string().max(maxWordsLength).optional(),
  }),
]);
export type Act = z.infer<typeof actSchema>;
