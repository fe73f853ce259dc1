import type { Reading } from "@/lib/reading/reading";

const opensQuestion =
  /^(and |so |but |ok,? |hm+,? )*(who|whose|what|which|when|where|how|is|are|was|does|do|did|can|could|will|would|should|has|have|any)\b/i;

/** A question about cars or the search that states no wish: a digression, whoever can answer it. */
export function isFreeQuestion(
  text: string,
  { edits, doubts, intents }: Pick<Reading, "edits" | "doubts" | "intents">,
) {
  const isBare = edits.length === 0 && doubts.length === 0 && intents.length === 0;
  return isBare && /\?\s*$/.test(text) && opensQuestion.test(text.trim());
}
