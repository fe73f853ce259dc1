import { groupBy } from "@/lib/statistics/group-by";
import type { ProposedSlot } from "./propose-pack";
import { capital } from "./value-words";
import { numbersOf, valuesInWords } from "./write-slot";

/** Of a column's words, so many of the commonest are wished for. */
const mostWords = 6;

/**
 * Wishes that generated shoppers may keep to themselves (after ADAPT), in the form of `benchmark/grammar.json` of a pack:
 * bounds at the quartiles of a number, and the commonest words.
 */
export function hiddenGrammar(slots: readonly ProposedSlot[]) {
  return slots.flatMap((slot) => {
    const { name, label, unit, direction, isHeld } = slot;
    const isPrice = name === "price";
    const about = {
      odds: { "*": isPrice ? 1 : 0.8 },
      front: isPrice ? 0.9 : 0.3,
      levels: isPrice ? ["must", "strong"] : ["strong", "prefer", "flexible", "nice"],
    };
    if (slot.kind !== "number") {
      const values: (string | number)[] = commonest(slot);
      return values.length > 1 ? [{ slot: name, op: "==", values, ...about, says: [`Only {v} ${label}.`] }] : [];
    }
    const numbers = numbersOf(slot);
    const at = (share: number) => numbers[Math.floor(share * numbers.length)] ?? 0;
    const values: (string | number)[] = [...new Set([0.25, 0.5, 0.75].map(at))];
    const isMore = direction === "more" || name === "year";
    if (!isHeld || !(isMore || direction) || values.length < 2) return [];
    const amount = isPrice ? `${unit}{v}` : ["{v}", unit].join(" ").trim();
    const says = [`${capital(label)} of ${isMore ? "at least" : "at most"} ${amount}.`];
    return [{ slot: name, op: isMore ? ">=" : "<=", values, ...about, says }];
  });
}

function commonest(slot: ProposedSlot): string[] {
  const counts = groupBy(slot.words.flat(), (word) => word);
  const often = valuesInWords(slot).sort((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0));
  return often.slice(0, mostWords);
}
