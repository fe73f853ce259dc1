import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import { type ImportanceModel, predictImportance } from "@/lib/learning/importance-model";
import { readCase, type Scope } from "@/lib/learning/read-case";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";

/** The wishes of a conversation with the weights a trained model gives them. */
export function learnedWeights(
  constraints: readonly Constraint[],
  turns: readonly TranscriptTurn[],
  { vocabulary, scope, model }: { vocabulary: Vocabulary; scope: Scope; model: ImportanceModel },
): Constraint[] {
  const read = readCase(turns, vocabulary, scope);
  return constraints.map((constraint) => {
    const { weight, interval, level } = predictImportance(model, read.features(constraint.slot));
    return { ...constraint, weight, interval, level };
  });
}
