import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

export interface NumberCorrection {
  meant: SpokenNumber;
  denied: SpokenNumber;
}

/** Matches denials between the two numbers. */
const denying = /^(?:[a-z]+ ){0,2}(?:not|instead of|rather than)$/;
const turns = new Set("but its it is i im meant mean should want make sorry actually no".split(" "));
const saying = new Set("not isnt wasnt said wrote typed put".split(" "));
const passed = new Set(", - k $ the a it to be thousand grand".split(" "));
/** In words. */
const reach = 7;

/** Reads "four doors, not two" and "I wrote 40 but it should be 30". */
export function numberCorrection(
  tokens: readonly Token[],
  first: SpokenNumber,
  second: SpokenNumber | undefined,
): NumberCorrection | undefined {
  if (!second || second.start - first.end > reach) return undefined;
  const gap = tokens.slice(first.end, second.start);
  if (gap.some(endsSentence)) return undefined;
  const words = gap.map(({ word }) => word).filter((word) => !passed.has(word));
  if (denying.test(words.join(" "))) return { meant: first, denied: second };
  const lead = tokens.slice(Math.max(0, first.start - 2), first.start);
  const isDenied =
    lead.some(({ word }) => saying.has(word)) && words.length > 0 && words.every((word) => turns.has(word));
  return isDenied ? { meant: second, denied: first } : undefined;
}
