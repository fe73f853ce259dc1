import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import type { Wishes } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { interpret } from "@/lib/reading/edits/interpret";
import { inferQuestion } from "@/lib/reading/edits/message-reading";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { messageOf, type TranscriptState, type TranscriptTurn } from "@/lib/reading/read-words";

export function readAlone(turns: readonly TranscriptTurn[]): TranscriptState {
  let wishes: Wishes = { constraints: [], noPreference: [] };
  const state: TranscriptState = { constraints: [], doubts: [], noPreference: [] };
  for (const [index, { role, content }] of turns.entries()) {
    const before = turns[index - 1];
    if (role === "assistant") continue;
    const { edits, doubts } = messageAlone({
      ...{ words: content, turn: index, history: turns.slice(0, index), constraints: wishes.constraints },
      vocabulary: corpusVocabulary,
      ...(before?.role === "assistant" ? { question: inferQuestion(before.content, corpusVocabulary) } : {}),
    });
    wishes = applyEdits(wishes, edits).wishes;
    state.doubts.push(...doubts);
  }
  return { ...state, constraints: [...wishes.constraints], noPreference: [...wishes.noPreference] };
}

export function messageAlone(input: ReadInput) {
  return interpret(messageOf(input, true), input);
}
