import { type ActRequest, tapped } from "./act-request";
import type { Act } from "./state/act";
import type { ConversationState, PendingQuestion } from "./state/conversation-state";

export function openQuestion({ question }: Pick<ConversationState, "question">, id: string): PendingQuestion | null {
  return question?.id === id ? question : null;
}

export function interpretSkip(act: Extract<Act, { kind: "skip" }>, state: ConversationState): ActRequest {
  const question = act.questionId ? openQuestion(state, act.questionId) : state.question;
  const beside = { ...tapped, stopAsking: act.all ?? false, closesQuestion: true, shrugs: question !== null };
  if (question?.ifSkipped) {
    return { ...beside, kind: "take", relaxationId: question.ifSkipped, orderings: [], skipped: true };
  }
  const slot = question?.kind === "slot" ? question.slot : undefined;
  return { ...beside, kind: "edit", edits: slot && !act.all ? [{ kind: "no-preference", slot }] : [] };
}
