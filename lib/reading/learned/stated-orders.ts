import type { Edit, SlotName } from "@/lib/constraints";
import { orderedIn, rankedIn } from "@/lib/reading/acts/ordered";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { step } from "@/lib/reading/importance/comparison-edits";
import { type Comparison, weighedAs } from "@/lib/reading/importance/importance";
import { superlatives, weighing, yielding } from "@/lib/reading/lexicon/take-back-words";
import { wordsIn } from "@/lib/reading/text/tokenize";
import type { WishSpan } from "./masked-text";

/** People rank what they would bend, not the kind of thing they want. */
const kinds: ReadonlySet<SlotName> = new Set(["make", "model", "style"]);

/** "I'd rather pay more than give up the wagon", "mileage before price". */
export function statedOrders({ tokens }: MessageReading, spans: readonly WishSpan[]): Comparison[] {
  const ranks = rankedIn(tokens, spans).map((each) => each.map(({ key }) => key as SlotName));
  const ranked = ranks.slice(1).map((lighter, above) => ({ heavier: ranks[above] ?? [], lighter }));
  const last = ranks.at(-1);
  const isRanked = (slot: SlotName) => ranks.flat().includes(slot) || kinds.has(slot);
  const behind = spans.flatMap(({ key }) => (isRanked(key as SlotName) ? [] : [key as SlotName]));
  // "Seats most important, then price": other figures matter less. "Year last" ends the ranking.
  if (last && behind.length > 0 && !tokens.some(({ word }) => word === "last" || word === "order"))
    ranked.push({ heavier: last, lighter: [...new Set(behind)] });
  const told = segmentsOf(tokens).flatMap((segment) => {
    const order = orderedIn(segment, tokens, spans);
    const sideOf = (side: "keep" | "release") =>
      spans.flatMap(({ key, start }) => (order?.sideAt(start) === side ? [key as SlotName] : []));
    const [heavier, lighter] = [sideOf("keep"), sideOf("release")];
    return heavier.length > 0 && lighter.length > 0 ? [{ heavier, lighter }] : [];
  });
  return [...told, ...ranked];
}

/** Below "flexible". */
const least = 0.2;

/** "The year is the one I'm most willing to bend on" outweighs "strongly prefer" beside it, and no wish weighs less. */
export function withYielded(edits: readonly Edit[], yielded: ReadonlySet<string>): Edit[] {
  const others = edits.flatMap((edit) =>
    edit.kind === "add" && !yielded.has(edit.constraint.slot) ? [edit.constraint.weight] : [],
  );
  const most = Math.min(least, ...others.map((weight) => Math.max(weight - step, 0.02)));
  return edits.map((edit) => {
    if (edit.kind !== "add" || !yielded.has(edit.constraint.slot) || edit.constraint.weight <= most) return edit;
    return { kind: "add", constraint: { ...weighedAs(edit.constraint, { weight: most }), locked: false } };
  });
}

const reach = 5;

/** Superlatives of giving: "easiest to compromise on", "least of all do I care about". */
export function yieldedMost(
  { tokens }: Pick<MessageReading, "tokens">,
  spans: readonly WishSpan[],
): ReadonlySet<string> {
  const meant = segmentsOf(tokens).flatMap(({ start, end }) => {
    const words = wordsIn(tokens, start, end);
    const says = (meant: ReadonlySet<string>, from: number, to: number) =>
      words.slice(Math.max(0, from), to).some((word) => meant.has(word));
    const at = words.findIndex(
      (word, place) =>
        (superlatives.most.has(word) && says(yielding, place + 1, place + 1 + reach)) ||
        (word === "least" && words[place - 1] !== "at" && says(weighing, place - 2, place + 1 + reach)) ||
        (word === "than" && superlatives.all.has(words[place + 1] ?? "") && says(yielding, 0, place)),
    );
    if (at < 0) return [];
    // "That's the one I'm most willing to bend on if the truck is right" names no truck.
    const condition = words.findIndex((word, place) => place > at && superlatives.ends.has(word));
    const isBehind = (each: WishSpan) =>
      each.start > start + at && each.start < (condition < 0 ? end : start + condition);
    const before = spans.filter((each) => each.end <= start + at).sort((a, b) => b.end - a.end)[0];
    const meant = spans.find(isBehind) ?? before;
    return meant ? [meant.key] : [];
  });
  return new Set(meant);
}
