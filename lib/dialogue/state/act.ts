import { z } from "zod";
import type { Edit } from "@/lib/constraints";
import { editSchema } from "@/lib/constraints/constraint";
import { maxWordsLength } from "@/lib/dialogue/max-words-length";

const id = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{C}]+$/u, "an id is one line of visible characters")
  .refine((text) => !(text in {}), "that is no id");

/** Stored edits may have older ids. */
const editFromOutside = editSchema.refine((edit) => id.safeParse(idIn(edit)).success, "that is no id of a wish");

function idIn(edit: Edit): string {
  if (edit.kind === "no-preference") return edit.slot;
  return edit.kind === "add" ? edit.constraint.id : edit.id;
}

/** Chat, chips, simulations and studies all send these acts. */
export const actSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("words"), text: z.string().max(maxWordsLength) }),
  z.object({ kind: z.literal("correct"), heard: id, reading: id }),
  z.object({ kind: z.literal("answer"), questionId: id, choices: z.array(id).min(1).max(20) }),
  z.object({ kind: z.literal("compare"), questionId: id, keep: id }),
  /** `all` stops further questions. */
  z.object({ kind: z.literal("skip"), questionId: id.optional(), all: z.boolean().optional() }),
  /** `also` is a range's other end, weighed, locked or dropped together. */
  z.object({ kind: z.literal("edit-constraint"), edit: editFromOutside, also: id.optional() }),
  z.object({ kind: z.literal("choose-relaxation"), relaxationId: id }),
  z.object({ kind: z.literal("agree") }),
  /** Keeps the wish that gave way, so something else must give. */
  z.object({ kind: z.literal("disagree") }),
  z.object({ kind: z.literal("unlock"), id, also: id.optional() }),
  z.object({ kind: z.literal("show-cars") }),
  z.object({ kind: z.literal("ask-more") }),
  z.object({ kind: z.literal("undo") }),
  z.object({ kind: z.literal("redo") }),
  z.object({ kind: z.literal("start-over") }),
  /** Returns to the state before a turn, or says `text` instead. Replaces later turns. One undo. */
  z.object({
    kind: z.literal("rewind"),
    turn: z.int32().min(0),
    text: z.string().max(maxWordsLength).optional(),
  }),
]);
export type Act = z.infer<typeof actSchema>;
