import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, likeness, type Predicate, type SlotName, slotNames, slotsInOrder } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { asksYesOrNo } from "@/lib/reading/lexicon/question-words";
import { type Asked, valuesIn } from "./asked";
import { amountsIn } from "./directions";
import type { Measure } from "./question";

const inOrder = slotsInOrder(({ places }) => places.facts);

export function slotsAsked({
  nameless: words,
  directions,
  named: { tokens },
  input: { vocabulary },
}: Asked): SlotName[] {
  const spoken = new Set(directions().flatMap(({ slot, degree }) => (degree === "plain" ? [] : [slot])));
  const facts = inOrder.filter((slot) => spoken.has(slot) || slotWords[slot].asks?.fact?.test(words));
  const counted = amountsIn(tokens, vocabulary);
  const all = facts.length > 0 && !isOnlyMuch(facts, words) ? facts : counted.length > 0 ? counted : facts;
  // "How much does it weigh?" asks for no price.
  const others = all.filter((slot) => slot !== likeness.price);
  const asked = others.length > 0 && isOnlyMuch([likeness.price], words) ? others : all;
  return [...new Set(asked.map((slot) => narrowed(slot, words, vocabulary)).flatMap(withAlong))];
}

/** "Is it automatic?", "does it seat 5?" */
export function testsIn(asked: Asked): Predicate[] {
  if (!asksYesOrNo.test(asked.core)) return [];
  const slots = slotsAsked(asked);
  const added = asked.supposed().edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  return [...valuesIn(asked), ...added.filter(({ slot }) => isNumericSlot(slot) && slots.includes(slot))];
}

export function asksPrice({ nameless }: Pick<Asked, "nameless">): boolean {
  return slotWords[likeness.price].asks?.fact?.test(nameless) ?? false;
}

/** "How much" alone means money only if nothing else is named. */
function isOnlyMuch([only, ...more]: readonly SlotName[], words: string): boolean {
  const plain = words.replace(/\bhow (?:much|far)\b/g, " ");
  return only === likeness.price && more.length === 0 && !slotWords[only].asks?.fact?.test(plain);
}

/** "What did it cost new?" asks for the list price, if the catalog has both. */
function narrowed(slot: SlotName, words: string, vocabulary: Vocabulary): SlotName {
  const narrows = (each: SlotName) => slotWords[each].narrows;
  const asked = slotNames.find((each) => narrows(each)?.slot === slot && narrows(each)?.asks.test(words));
  return asked && holds(vocabulary, asked) ? asked : slot;
}

export function withAlong(slot: SlotName): SlotName[] {
  const { along = [] } = slotWords[slot].asks ?? {};
  return [slot, ...slotNames.filter((each) => along.includes(each))];
}

export function measuresAsked({ directions, core, input: { vocabulary } }: Asked): Measure[] {
  return directions()
    .filter(({ degree }) => degree !== "plain")
    .map(({ slot, end }) => ({ slot: narrowed(slot, core, vocabulary), end }));
}
