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
export function slotsAsked(words: string): SlotName[] {
  const asked = inOrder.filter((slot) => slotWords[slot].asks?.fact?.test(words));
  return [...new Set(asked.flatMap(withAlong))];
}

/** A slot with those told along with it. */
export function withAlong(slot: SlotName): SlotName[] {
  const { along = [] } = slotWords[slot].asks ?? {};
  return [slot, ...slotNames.filter((each) => along.includes(each))];
}

/** What is compared by the words, the end people want first. */
export function measuresAsked(words: string): Measure[] {
  return inOrder.flatMap((slot) => {
    const ends =
      slotDefinitions[slot].direction === "less" ? (["least", "most"] as const) : (["most", "least"] as const);
    return ends.flatMap((end) => (slotWords[slot].asks?.[end]?.test(words) ? [{ slot, end }] : []));
  });
}
