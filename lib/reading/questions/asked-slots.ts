import { holds, type Vocabulary } from "@/lib/catalog/vocabulary";
import type { SlotName } from "@/lib/constraints/slot-name";
import { slotNames } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { slotDefinitions, slotsInOrder } from "@/lib/constraints/slots";

/** A way in which one thing leads the others. */
export interface Measure {
  slot: SlotName;
  end: "most" | "least";
}

const inOrder = slotsInOrder(({ places }) => places.facts);

/** The slots whose values words ask for, with those told along. */
export function slotsAsked(words: string, vocabulary: Vocabulary): SlotName[] {
  const asked = inOrder.filter((slot) => slotWords[slot].asks?.fact?.test(words));
  return [...new Set(asked.map((slot) => narrowed(slot, words, vocabulary)).flatMap(withAlong))];
}

/** "What did it cost new?" asks for the list price where the catalog has it beside the price. */
function narrowed(slot: SlotName, words: string, vocabulary: Vocabulary): SlotName {
  const narrows = (each: SlotName) => slotWords[each].narrows;
  const asked = slotNames.find((each) => narrows(each)?.slot === slot && narrows(each)?.asks.test(words));
  return asked && holds(vocabulary, asked) ? asked : slot;
}

/** A slot with those told along with it. */
export function withAlong(slot: SlotName): SlotName[] {
  const { along = [] } = slotWords[slot].asks ?? {};
  return [slot, ...slotNames.filter((each) => along.includes(each))];
}

/** What is compared by the words, the end people want first. */
export function measuresAsked(words: string, vocabulary: Vocabulary): Measure[] {
  return inOrder.flatMap((slot) => {
    const ends =
      slotDefinitions[slot].direction === "less" ? (["least", "most"] as const) : (["most", "least"] as const);
    return ends.flatMap((end) =>
      slotWords[slot].asks?.[end]?.test(words) ? [{ slot: narrowed(slot, words, vocabulary), end }] : [],
    );
  });
}
