import { saysAsBefore } from "@/lib/reading/answers/as-before";
import { leavesChoice } from "@/lib/reading/answers/spoken-choice";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { SpokenAct } from "./spoken-act";

export function wholeMessageAct({ words, question }: Pick<ReadInput, "words" | "question">): SpokenAct | undefined {
  // "Did you skip the AWD?" hands nothing over.
  const asks = /^\W*(?:did|do|does|have|has|was|were|is|are|why|how)\b.*\?\s*$/i.test(words);
  if (!asks && leavesChoice(words, question)) return { act: "handover", of: "question" };
  return saysAsBefore(words) ? { act: "handover", of: "as-before" } : undefined;
}
