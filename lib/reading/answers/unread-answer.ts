import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";

export function isUnread(
  { edits, doubts, intents }: Pick<Reading, "edits" | "doubts" | "intents">,
  { question, screen }: Pick<ReadInput, "question" | "screen">,
): boolean {
  if (!question || question.kind === "compare" || edits.length > 0 || intents.includes("show-now")) return false;
  const judging = intents.filter((intent) => intent === "agree" || intent === "disagree");
  // Other intents leave the question open.
  if (judging.length < intents.length) return false;
  // A doubt asks its own question, or says what no column holds.
  if (doubts.length > 0) return false;
  return !(screen?.gaveWay.length && judging.length > 0);
}
