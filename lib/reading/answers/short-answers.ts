import { oneThing } from "@/lib/constraints/trade-words";
import { asBefore, assents, dissents } from "@/lib/reading/lexicon/answer-words";
import type { OpenQuestion } from "@/lib/reading/preference-reader";

const plain = (words: string) => words.trim().toLowerCase().replaceAll("’", "'");

export function saysAsBefore(text: string): boolean {
  return asBefore.test(plain(text));
}

/** Returns whether the shopper means one exact product. Its values are then facts, with one price. */
export function meansOneProduct(words: string): boolean {
  return oneThing.some((pattern) => pattern.test(plain(words)));
}

export function yesOrNo(text: string, question: OpenQuestion | undefined): "yes" | "no" | undefined {
  if (!question?.isYesOrNo) return undefined;
  const said = text.trim();
  if (assents.test(said)) return question.choices.length > 0 ? "yes" : undefined;
  return dissents.test(said) && question.choices.length > 1 ? "no" : undefined;
}
