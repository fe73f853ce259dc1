import { asBefore } from "@/lib/reading/lexicon/answer-words";

export function saysAsBefore(text: string): boolean {
  return asBefore.test(text.trim().toLowerCase().replaceAll("’", "'"));
}
