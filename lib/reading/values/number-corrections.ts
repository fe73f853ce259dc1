import * as say from "@/lib/reading/lexicon/number-words";
import { endsSentence, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

export interface NumberCorrection {
  meant: SpokenNumber;
  denied: SpokenNumber;
}

/** In words. */
const reach = 7;

/** Reads "four doors, not two", "I wrote 40 but it should be 30" and "push the 24 up to 25". */
export function numberCorrection(
  tokens: Tokens,
  first: SpokenNumber,
  second: SpokenNumber | undefined,
): NumberCorrection | undefined {
  if (!second || second.start - first.end > reach) return undefined;
  const gap = tokens.slice(first.end, second.start);
  if (gap.some(endsSentence)) return undefined;
  const words = gap.map(({ word }) => word).filter((word) => !say.passed.has(word));
  if (say.numberDenying.test(words.join(" "))) return { meant: first, denied: second };
  const lead = tokens.slice(Math.max(0, first.start - 2), first.start);
  const around = `${textIn(tokens, first.start - reach, first.start)} # ${textIn(tokens, first.end, second.start)}`;
  if (say.movedTo.test(around)) return { meant: second, denied: first };
  const isDenied =
    lead.some(({ word }) => say.saying.has(word)) &&
    words.length > 0 &&
    words.every((word) => say.turningWords.has(word));
  return isDenied ? { meant: second, denied: first } : undefined;
}
