import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { corrections, turningPoints } from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";

const correcting = PhraseTable.of([...corrections, ...turningPoints]);

export function saysCorrection({ tokens }: MessageReading, start: number, end: number): boolean {
  return correcting.anyIn(tokens, start, end);
}
