import { describeConstraint, type Edit, levelOf, type Predicate, slotTitles } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import { words } from "@/messages/words";
import type { DataParts, QuestionPart, WishView } from "./parts";

export type KnownBefore = { [Name in "question" | "relaxation" | "constraints"]?: DataParts[Name] | null | undefined };

/**
 * An act in the shopper's words: "Weight of highway: strong", "Give up the budget instead", "Undo".
 *
 * @param wishes the wishes before the act.
 */
export function describeAct(act: Act, wishes: readonly WishView[], before: KnownBefore = {}): string {
  switch (act.kind) {
    case "words":
      return act.text;
    case "answer":
      return act.choices.map((id) => choiceLabel(before.question, act.questionId, id) ?? id).join(", ");
    case "correct": {
      const heard = before.constraints?.heard ?? [];
      const thing = [...heard, ...wishes.flatMap((wish) => wish.heard ?? [])].find(({ id }) => id === act.heard);
      return words.acts.meant({ label: thing?.others.find(({ id }) => id === act.reading)?.label ?? words.acts.wish });
    }
    case "compare": {
      const label = choiceLabel(before.question, act.questionId, act.keep) ?? inSentence(labelOf(act.keep, wishes));
      return words.acts.keep({ wish: label });
    }
    case "skip":
      return act.all ? words.acts.showNow : words.acts.noPreference;
    case "edit-constraint":
      return describeEdit(act.edit, wishes);
    case "choose-relaxation": {
      const chosen = before.relaxation?.alternatives.find((each) => each.id === act.relaxationId);
      return chosen ? words.acts.giveUp({ name: inSentence(chosen.label) }) : words.acts.giveUpOther;
    }
    case "agree":
    case "disagree":
      return before.relaxation?.[act.kind] ?? words.acts[act.kind];
    case "unlock":
      return words.acts.unlock({ name: inSentence(labelOf(act.id, wishes)) });
    case "show-cars":
      return words.acts.showProducts;
    case "ask-more":
      return words.acts.askMore;
    case "undo":
    case "redo":
      return words.acts[act.kind];
    case "start-over":
      return words.acts.startOver;
    case "rewind":
      return act.text ?? words.acts.rewind({ number: act.turn + 1 });
  }
}

function describeEdit(edit: Edit, wishes: readonly WishView[]): string {
  switch (edit.kind) {
    case "add":
      return words.acts.set({ label: slotTitles[edit.constraint.slot], value: describeConstraint(edit.constraint) });
    case "change": {
      const wish = wishes.find((each) => each.constraint.id === edit.id);
      if (!wish) return words.acts.change({ name: inSentence(labelOf(edit.id, wishes)) });
      const { slot, op } = wish.constraint;
      const changed: Predicate = { slot, op: edit.op ?? op, value: edit.value };
      return words.acts.set({ label: wish.label, value: describeConstraint(changed) });
    }
    case "remove":
      return words.acts.remove({ name: inSentence(labelOf(edit.id, wishes)) });
    case "weigh":
      return words.acts.weigh({ name: inSentence(labelOf(edit.id, wishes)), level: words.level[levelOf(edit.weight)] });
    case "lock":
      return (edit.locked ? words.acts.lock : words.acts.unlock)({ name: inSentence(labelOf(edit.id, wishes)) });
    case "no-preference":
      return words.acts.anySlot({ name: inSentence(slotTitles[edit.slot]) });
  }
}

function choiceLabel(question: QuestionPart | null | undefined, questionId: string, id: string): string | undefined {
  if (question?.id !== questionId) return undefined;
  return question.choices.find((choice) => choice.id === id)?.label;
}

function labelOf(id: string, wishes: readonly WishView[]): string {
  const wish = wishes.find((each) => each.constraint.id === id);
  if (wish) return wish.label;
  const slot = id.split(":")[0] ?? id;
  return Object.hasOwn(slotTitles, slot) ? slotTitles[slot as keyof typeof slotTitles] : words.acts.wish;
}

/** Lower case, except names and abbreviations. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
