import { needed } from "@/lib/reading/lexicon/stance-words";
import { endsSentence, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";

/** In words. */
const nearby = 14;

/** Level of a wish whose sentence says what its lack would do: "without AWD I'd rather not buy". */
export function neededIn(tokens: Tokens, { start, end }: TokenSpan): "must" | "strong" | undefined {
  const lead = tokens.slice(Math.max(0, start - nearby), start);
  const before = textIn(lead, lead.findLastIndex(endsSentence) + 1);
  const [behind = ""] = textIn(tokens, end, end + nearby).split(/ [.!?]/);
  if (needed.limits.test(textIn(tokens, start - 3, end)) || needed.never.test(behind)) return "must";
  return needed.losing.test(before) && needed.hurts.test(behind) ? "strong" : undefined;
}
