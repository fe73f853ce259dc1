import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { corrections, turningPoints } from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Statement } from "./statement";

const turning = PhraseTable.of(turningPoints);
const correctionPlaces = PhraseTable.of([...corrections]);

export function corrected({ tokens }: MessageReading, before: Statement, after: Statement): boolean {
  return correctionPlaces.anyIn(tokens, before.end, after.start) || turning.anyIn(tokens, before.end, after.start);
}
