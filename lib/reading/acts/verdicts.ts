/** A verdict on the wish that a clause names and says little else about: "AWD yes, leather no", "year most, stick least". */
export type ClauseVerdict = "keep" | "release";

const kept = new Set("yes yep yeah in stays stay most first always sure definitely".split(" "));
const released = new Set("no nope out least last goes go optional negotiable flexible whatever secondary".split(" "));
/** "The budget is negotiable, the badge isn't": says the opposite of the clause before. */
const turned = new Set("isnt aint wasnt doesnt not".split(" "));
const around = new Set(
  "the a an my our ok okay so but and then is are be totally really pretty very part thing bit tbh please comes matters that its s".split(
    " ",
  ),
);

/** The words of a clause beside what it names. `before` is the verdict of the clause before it, in the same sentence. */
export function verdictOf(words: readonly string[], before: ClauseVerdict | undefined): ClauseVerdict | undefined {
  const [only, ...more] = words.filter((word) => !around.has(word));
  if (only === undefined || more.length > 0) return undefined;
  if (kept.has(only)) return "keep";
  if (released.has(only)) return "release";
  if (!turned.has(only) || !before) return undefined;
  return before === "keep" ? "release" : "keep";
}
