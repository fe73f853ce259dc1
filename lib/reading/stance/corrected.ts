import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { corrections, turningPoints } from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Statement } from "./statement";

const turning = PhraseTable.of(turningPoints);
const correctionPlaces = PhraseTable.of([...corrections]);

export function corrected({ tokens }: MessageReading, before: Statement, after: Statement): boolean {
  // "40k, but let's say 35k instead".
  if (tokens.slice(after.end, after.end + 2).some((token) => token.word === "instead")) return true;
  // "An SUV instead of a minivan" only contrasts.
  const isContrast = tokens
    .slice(before.end, after.start)
    .some(({ word }, at, gap) => word === "of" && gap[at - 1]?.word === "instead");
  if (isContrast) return false;
  return correctionPlaces.anyIn(tokens, before.end, after.start) || turning.anyIn(tokens, before.end, after.start);
}
