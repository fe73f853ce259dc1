import { harmless } from "@/lib/reading/lexicon/answer-words";

export function isHarmless(text: string): boolean {
  const words = text.match(/[\p{L}']+|[£€¥]|\d[\d.,]*/gu) ?? [];
  return words.every((word) => harmless.has(word));
}
