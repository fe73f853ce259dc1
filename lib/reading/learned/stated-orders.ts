import type { Edit, SlotName } from "@/lib/constraints";
import { orderedIn, rankedIn } from "@/lib/reading/acts/ordered";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { type Comparison, seenApart, weighedAs } from "@/lib/reading/importance/importance";
import * as say from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, isIn, type TokenSpan, wordsIn } from "@/lib/reading/text/tokenize";
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
  const most = Math.min(least, ...others.map((weight) => Math.max(weight - seenApart, 0.02)));
  return edits.map((edit) => {
    if (edit.kind !== "add" || !yielded.has(edit.constraint.slot) || edit.constraint.weight <= most) return edit;
    return { kind: "add", constraint: { ...weighedAs(edit.constraint, { weight: most }), locked: false } };
  });
}

const reach = 5;
const first = PhraseTable.keyed([
  [true, say.firstToGo],
  [false, say.somethingGoes],
]);
const opens = PhraseTable.of(say.opensGoing);

/** Superlatives of giving: "easiest to compromise on", "least of all do I care about", "the first thing I'd drop". */
export function yieldedMost(
  { tokens }: Pick<MessageReading, "tokens">,
  named: readonly WishSpan[],
): ReadonlySet<string> {
  const spans = [...named].sort((a, b) => a.start - b.start);
  const found: TokenSpan[] = segmentsOf(tokens).flatMap(({ start, end }) => {
    const words = wordsIn(tokens, start, end);
    const says = (meant: ReadonlySet<string>, from: number, to: number) =>
      words.slice(Math.max(0, from), to).some((word) => meant.has(word));
    const at = words.findIndex(
      (word, place) =>
        (say.superlatives.most.has(word) && says(say.yielding, place + 1, place + 1 + reach)) ||
        (word === "least" && words[place - 1] !== "at" && says(say.weighing, place - 2, place + 1 + reach)) ||
        (word === "than" && say.superlatives.all.has(words[place + 1] ?? "") && says(say.yielding, 0, place)),
    );
    // "That's the one I'm most willing to bend on if the truck is right" names no truck.
    const condition = words.findIndex((word, place) => place > at && say.superlatives.ends.has(word));
    return at < 0 ? [] : [{ start: start + at, end: condition < 0 ? end : start + condition }];
  });
  for (const { payload: isWhole, start, end } of first.hitsIn(tokens)) {
    const from = opens.at(tokens, tokens[end]?.word === "," ? end + 1 : end)?.end ?? (isWhole ? end : undefined);
    // "If something has to give, keep the AWD."
    if (from === undefined) continue;
    const close = tokens.slice(from, from + reach).findIndex(endsSentence);
    found.push({ start, end: from + (close < 0 ? reach : close) });
  }
  return new Set(
    found.flatMap((place) => {
      const meant = spans.find(isIn(place)) ?? spans.findLast(({ end }) => end <= place.start);
      return meant ? [meant.key] : [];
    }),
  );
}
