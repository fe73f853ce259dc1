import { nouns } from "@/lib/constraints/trade-words";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { carriers } from "@/lib/reading/lexicon/direction-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { directionsIn } from "@/lib/reading/questions/directions";
import type { Measure } from "@/lib/reading/questions/question";
import { isIn } from "./placed";
import type { Segment } from "./segments";

/** Nobody criticizes one thing in more ways at once. */
const mostCritiques = 3;

/**
 * Critiques in a clause that says nothing else: "something cheaper", "a bit bigger than that". It needs
 * something on the screen, since a comparative without a thing to compare with is a loose wish. Critiquing as in Burke, Hammond and
 * Young, "The FindMe approach to assisted browsing" (IEEE Expert, 1997).
 */
export function critiquesIn(clause: Segment, input: ReadInput, { tokens, statements }: MessageReading): Measure[] {
  if ((input.screen?.shown ?? []).length === 0 || tokens[clause.end - 1]?.word === "?") return [];
  const said = tokens.slice(clause.start, clause.end);
  if (said.some(({ kind }) => kind === "number")) return [];
  const found = directionsIn({ tokens: said, names: [] }, input.vocabulary);
  const isInOne = (at: number) => found.some(({ start, stop }) => start <= at && at < stop);
  const isCarried = said.every(
    ({ kind, word }, at) => kind === "mark" || isInOne(at) || carriers.has(word) || nouns.has(word),
  );
  const isValued = statements.filter(isIn(clause)).some(({ start }) => !isInOne(start - clause.start));
  const isComparing = found.length > 0 && found.every(({ degree }) => degree === "comparative");
  if (!isComparing || !isCarried || isValued) return [];
  return found.slice(0, mostCritiques).map(({ slot, end }) => ({ slot, end }));
}
