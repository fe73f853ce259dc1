import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, slotTitles } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import { levelOf } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart, WishView } from "./parts";

/** What was on the page when the act was done; what is missing is said in general words. */
export interface KnownBefore {
  question?: QuestionPart | null | undefined;
  relaxation?: RelaxationPart | null | undefined;
}

/**
 * An act in the shopper's words, as the conversation shows it: "Weight of highway: strong", "Give up the budget
 * instead", "Undo".
 *
 * @param wishes the wishes as they stood before the act.
 */
export function describeAct(act: Act, wishes: readonly WishView[], before: KnownBefore = {}): string {
  switch (act.kind) {
    case "words":
      return act.text;
    case "answer":
      return act.choices.map((id) => choiceLabel(before.question, act.questionId, id) ?? id).join(", ");
    case "compare": {
      const label = choiceLabel(before.question, act.questionId, act.keep) ?? inSentence(labelOf(act.keep, wishes));
      return /^keep\b/i.test(label) ? label : `Keep ${label}`;
    }
    case "skip":
      return act.all ? "Show me now" : "No preference";
    case "edit-constraint":
      return describeEdit(act.edit, wishes);
    case "choose-relaxation": {
      const chosen = before.relaxation?.alternatives.find((each) => each.id === act.relaxationId);
      return chosen ? `Give up the ${inSentence(chosen.label)} instead` : "Give up something else instead";
    }
    case "agree":
      return before.relaxation?.agree ?? "That is fine";
    case "disagree":
      return before.relaxation?.disagree ?? "Keep it, give up something else";
    case "unlock":
      return `Unlock ${inSentence(labelOf(act.id, wishes))}`;
    case "show-cars":
      return "Show me cars";
    case "undo":
      return "Undo";
    case "redo":
      return "Redo";
    case "start-over":
      return "Start over";
    case "rewind":
      return act.text ?? `Back to before message ${act.turn + 1}`;
  }
}

function describeEdit(edit: Edit, wishes: readonly WishView[]): string {
  switch (edit.kind) {
    case "add":
      return `${slotTitles[edit.constraint.slot]}: ${describeConstraint(edit.constraint)}`;
    case "change": {
      const wish = wishes.find((each) => each.constraint.id === edit.id);
      if (!wish) return `Change ${inSentence(labelOf(edit.id, wishes))}`;
      const { slot, op } = wish.constraint;
      const changed: Predicate = { slot, op: edit.op ?? op, value: edit.value };
      return `${wish.label}: ${describeConstraint(changed)}`;
    }
    case "remove":
      return `Let go of ${inSentence(labelOf(edit.id, wishes))}`;
    case "weigh":
      return `Weight of ${inSentence(labelOf(edit.id, wishes))}: ${levelOf(edit.weight)}`;
    case "lock":
      return `${edit.locked ? "Lock" : "Unlock"} ${inSentence(labelOf(edit.id, wishes))}`;
    case "no-preference":
      return `No preference about ${inSentence(slotTitles[edit.slot])}`;
  }
}

function choiceLabel(question: QuestionPart | null | undefined, questionId: string, id: string): string | undefined {
  if (question?.id !== questionId) return undefined;
  return question.choices.find((choice) => choice.id === id)?.label;
}

/** A wish's name; the name of its slot when the wish itself is no longer known. */
function labelOf(id: string, wishes: readonly WishView[]): string {
  const wish = wishes.find((each) => each.constraint.id === id);
  if (wish) return wish.label;
  const slot = id.split(":")[0] ?? id;
  return Object.hasOwn(slotTitles, slot) ? slotTitles[slot as keyof typeof slotTitles] : "a wish";
}

/** A label within a sentence: its first letter small, unless it is a name or an abbreviation. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
