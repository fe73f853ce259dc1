import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { TokenPlaces } from "@/lib/reading/edits/token-places";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Statement } from "./statement";

const corrections = new Set([
  "actually",
  "sorry",
  "instead",
  "rather",
  "scratch",
  "correction",
  "meant",
  "mean",
  "wait",
  "make",
  "change",
  "specifically",
  "namely",
  "particular",
  "er",
  "erm",
  "uh",
  "oops",
  "whoops",
  "strike",
]);

const better = new PhraseTable<true>().add(
  "(is|would be|sounds|seems) [probably|actually|definitely|much|maybe|even] (better|preferable|wiser|smarter|more like it|more sensible) [for me|for us]",
  true,
);

const turning = new PhraseTable<true>().add(
  "(you know what|on second thought|on second thoughts|change of plan|change of plans|forget that|changed my mind|hm no|hmm no|oh no|ah no|no no|well no|nah|no wait)",
  true,
);

const correctionPlaces = TokenPlaces.of(corrections);

/** Whether words between or after two statements of one slot withdraw the first. */
export function corrected({ tokens }: MessageReading, before: Statement, after: Statement): boolean {
  // "I said sedan, but a wagon is better".
  if (before.slot === after.slot && better.at(tokens, after.end)) return true;
  // "40k, but let's say 35k instead": the word may come last.
  if (tokens.slice(after.end, after.end + 2).some((token) => token.word === "instead")) return true;
  // "An SUV instead of a minivan" contrasts with the first.
  const isContrast = tokens
    .slice(before.end, after.start)
    .some(({ word }, at, gap) => word === "of" && gap[at - 1]?.word === "instead");
  if (isContrast) return false;
  return correctionPlaces.anyIn(tokens, before.end, after.start) || turning.anyIn(tokens, before.end, after.start);
}
