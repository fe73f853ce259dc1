import { agedNouns } from "@/lib/constraints/trade-words";
import type { Token } from "@/lib/reading/text/tokenize";
import { type Bound, boundAfter } from "./bounds";
import type { SpokenNumber } from "./numbers";
import type { Quantity, QuantityContext } from "./quantity";

function isDescribed(tokens: readonly Token[], end: number): boolean {
  if (tokens[end - 1]?.word !== "old") return false;
  const fine = ["fine", "ok", "okay", "good"].includes(tokens[end + 1]?.word ?? "");
  return agedNouns.has(tokens[end]?.word ?? "") || (tokens[end]?.word === "is" && fine);
}

/** "The last three years": counts from the catalog's newest year. */
export function readAge(
  context: QuantityContext,
  number: SpokenNumber,
  before: Bound | undefined,
  span: { start: number; end: number },
): Quantity | undefined {
  const words = context.tokens.slice(Math.max(0, number.start - 5), number.start).map((token) => token.word);
  // "In the last 2 years" dates an event.
  const isTold = words.slice(-3).join(" ") === "in the last" || words.slice(-3).join(" ") === "in the past";
  const recent = !isTold && words.some((word) => word === "last" || word === "past" || word === "within");
  const after = boundAfter(context.tokens, span.end);
  const described = isDescribed(context.tokens, span.end);
  if (!described && !recent && after?.op !== "<=" && before?.op !== "<=" && before?.op !== "<" && before?.op !== ">=")
    return undefined;
  const newest = context.vocabulary.ranges.year?.max;
  if (newest === undefined) return undefined;
  const old = !recent && before?.op === ">=" && !words.includes("older");
  const value = newest - Math.round(number.value);
  return {
    tests: [{ slot: "year", op: old ? "<=" : ">=", value }],
    start: before?.start ?? span.start,
    end: after?.end ?? span.end,
    core: number.start,
    blurred: false,
    open: false,
  };
}
