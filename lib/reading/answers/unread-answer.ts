import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Intent, Reading } from "@/lib/reading/reading";

/** Intents that leave a question open. */
const digressions: readonly Intent[] = [
  "greeting",
  "thanks",
  "goodbye",
  "never-mind",
  "help",
  "why",
  "why-ask",
  "ask-more",
  "undo",
  "redo",
  "start-over",
];

export function isUnread(
  { edits, doubts, intents }: Pick<Reading, "edits" | "doubts" | "intents">,
  { question, screen }: Pick<ReadInput, "question" | "screen">,
): boolean {
  if (!question || question.kind === "compare" || edits.length > 0 || intents.includes("show-now")) return false;
  if (intents.some((intent) => digressions.includes(intent))) return false;
  // A doubt asks its own question, or says what no column holds.
  if (doubts.length > 0) return false;
  return !(screen?.gaveWay.length && intents.some((intent) => intent === "agree" || intent === "disagree"));
}
