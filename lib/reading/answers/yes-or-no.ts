import { assents, dissents } from "@/lib/reading/lexicon/answer-words";
import type { OpenQuestion } from "@/lib/reading/preference-reader";

export function yesOrNo(text: string, question: OpenQuestion | undefined): "yes" | "no" | undefined {
  if (!question?.isYesOrNo) return undefined;
  const said = text.trim();
  if (assents.test(said)) return question.choices.length > 0 ? "yes" : undefined;
  return dissents.test(said) && question.choices.length > 1 ? "no" : undefined;
}
