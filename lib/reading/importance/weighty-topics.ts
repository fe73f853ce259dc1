import type { Constraint } from "@/lib/constraints/constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { featureWords } from "@/lib/constraints/trade-words";
import { valuesOf } from "@/lib/constraints/values-of";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Feature } from "@/lib/reading/values/features";

const raising = new Set(["rigid", "strong"]);

/**
 * "Fuel economy is everything": a number that is called important and left open. It is asked about like "good mileage"
 * is, unless the message is the answer to a question.
 */
export function weightyTopics(reading: MessageReading, standing: readonly Constraint[]): Feature[] {
  if (reading.asked) return [];
  return reading.topics.flatMap(({ slots, start, end }): Feature[] => {
    const [slot] = slots;
    if (slot === undefined || !isNumericSlot(slot)) return [];
    const told = reading.attachments.some(({ anchor, cue }) => anchor === start && raising.has(cue.word.kind));
    const open = !standing.some((each) => slots.includes(each.slot) && valuesOf(each.value).length > 0);
    const word = featureWords.find((each) => each.ask && !each.quiet && each.slots?.[0] === slots[0]);
    return told && open && word ? [{ word, start, end }] : [];
  });
}
