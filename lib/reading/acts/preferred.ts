import { giving, rather } from "@/lib/reading/lexicon/take-back-words";
import { type Token, wordsIn } from "@/lib/reading/text/tokenize";
import type { Segment } from "./segments";

/**
 * "I'd rather have A than B" keeps A and gives B. "Rather stretch A than B" and "rather A than lose B" turn it around.
 * Returns what a name at a place does.
 */
export function preferredIn(
  { start, end }: Segment,
  tokens: readonly Token[],
): ((at: number) => "keep" | "release" | undefined) | undefined {
  const lead = wordsIn(tokens, start, end).findIndex((word) => rather.has(word)) + start;
  const than = wordsIn(tokens, lead, end).findIndex((word) => word === "than" || word === "before") + lead;
  if (lead < start || than <= lead + 1) return undefined;
  const turns = wordsIn(tokens, lead, end).some((word) => giving.has(word));
  return (at) => (at > lead && at < end ? (at > than === turns ? "keep" : "release") : undefined);
}
