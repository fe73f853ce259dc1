import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Wishes } from "@/lib/constraints/edit-wishes";
import { inferQuestion } from "@/lib/reading/edits/infer-question";
import type { OpenQuestion } from "@/lib/reading/open-question";
import type { ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";
import { messageOf } from "@/lib/reading/read-words";
import type { ModelUse } from "@/lib/reading/reading";
import type { TranscriptReading } from "@/lib/reading/transcript-reading";
import { weighGlobal } from "@/lib/reading/weighting/weigh-global";
import { weighLocal } from "@/lib/reading/weighting/weigh-local";
import { weighPairwise } from "@/lib/reading/weighting/weigh-pairwise";
import type { Weighting } from "@/lib/reading/weighting/weighting";

/** Folds a model reader over a conversation, like `readTranscript`. */
export async function readTranscriptWithModel(
  turns: readonly TranscriptTurn[],
  vocabulary: Vocabulary,
  weighting: Weighting,
  reader: SentenceReader,
) {
  let wishes: Wishes = { constraints: [], noPreference: [] };
  const reading: TranscriptReading = { wishes, messages: [], doubts: [] };
  const uses: ModelUse[] = [];
  let question: OpenQuestion | undefined;
  for (const [index, { role, content }] of turns.entries()) {
    if (role === "assistant") {
      question = inferQuestion(content, vocabulary);
      continue;
    }
    const input: ReadInput = {
      words: content,
      turn: reading.messages.length,
      history: turns.slice(0, index),
      constraints: wishes.constraints,
      vocabulary,
      spentTokens: uses.reduce((sum, use) => sum + use.inputTokens + use.outputTokens, 0),
      spentMoney: uses.reduce((sum, { cost = 0 }) => sum + cost, 0),
      ...(question ? { question } : {}),
    };
    const { edits, doubts, model } = await reader.read(input);
    wishes = applyEdits(wishes, edits).wishes;
    reading.messages.push({ message: messageOf(input), edits, words: content });
    reading.doubts.push(...doubts);
    if (model) uses.push(model);
    question = undefined;
  }
  const weigh = { local: weighLocal, global: weighGlobal, pairwise: weighPairwise }[weighting];
  const constraints = weigh({ ...reading, wishes });
  return { state: { constraints, doubts: reading.doubts, noPreference: [...wishes.noPreference] }, uses };
}
