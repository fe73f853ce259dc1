import { around, kept, released, turned } from "@/lib/reading/lexicon/choice-words";
export type ClauseVerdict = "keep" | "release";

/**
 * Verdicts follow the name: "no AWD" rejects a value instead. `last` is the previous clause's verdict in the sentence,
 * or "answer" if the clause is all the answer to an open question.
 */
export function verdictOf(
  before: readonly string[],
  behind: readonly string[],
  last: ClauseVerdict | "answer" | undefined,
): ClauseVerdict | undefined {
  const [only, ...more] = behind.filter((word) => !around.has(word));
  const ahead = before.filter((word) => !around.has(word));
  // "Stretch the money, not the age".
  const isDenied = only === undefined && ahead.length === 1 && ahead[0] === "not";
  if (isDenied && last && last !== "answer") return last === "keep" ? "release" : "keep";
  if (more.length > 0 || ahead.length > 0) return undefined;
  // A bare name answers which wish to keep.
  if (only === undefined) return last === "answer" ? "keep" : undefined;
  if (kept.has(only)) return "keep";
  if (released.has(only)) return "release";
  if (!turned.has(only) || !last || last === "answer") return undefined;
  return last === "keep" ? "release" : "keep";
}
