export type ClauseVerdict = "keep" | "release";

const kept = new Set("yes yep yeah in stays stay most first always sure definitely".split(" "));
const released = new Set("no nope out least last goes go optional negotiable flexible whatever secondary".split(" "));
/** "The budget is negotiable, the badge isn't" reverses the verdict before. */
const turned = new Set("isnt aint wasnt doesnt not".split(" "));
const around = new Set(
  "the a an my our ok okay so but and then is are be totally really pretty very part thing bit tbh please comes matters that its s".split(
    " ",
  ),
);

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
  if (more.length > 0 || before.some((word) => !around.has(word))) return undefined;
  // A bare name answers which wish to keep.
  if (only === undefined) return last === "answer" ? "keep" : undefined;
  if (kept.has(only)) return "keep";
  if (released.has(only)) return "release";
  if (!turned.has(only) || !last || last === "answer") return undefined;
  return last === "keep" ? "release" : "keep";
}
