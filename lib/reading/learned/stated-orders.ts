import type { SlotName } from "@/lib/constraints";
import { orderedIn, rankedIn } from "@/lib/reading/acts/ordered";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Comparison } from "@/lib/reading/importance/importance";
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
