import type { SlotName } from "@/lib/constraints/slot-name";
import { orderedIn, rankedIn } from "@/lib/reading/acts/ordered";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Comparison } from "@/lib/reading/importance/importance";
import type { WishSpan } from "./masked-text";

/** "I'd rather pay more than give up the wagon", "mileage before price". */
export function statedOrders({ tokens }: MessageReading, spans: readonly WishSpan[]): Comparison[] {
  const ranks = rankedIn(tokens, spans).map((each) => each.map(({ key }) => key as SlotName));
  const ranked = ranks.slice(1).map((lighter, above) => ({ heavier: ranks[above] ?? [], lighter }));
  const told = segmentsOf(tokens).flatMap((segment) => {
    const order = orderedIn(segment, tokens, spans);
    const sideOf = (side: "keep" | "release") =>
      spans.flatMap(({ key, start }) => (order?.sideAt(start) === side ? [key as SlotName] : []));
    const [heavier, lighter] = [sideOf("keep"), sideOf("release")];
    return heavier.length > 0 && lighter.length > 0 ? [{ heavier, lighter }] : [];
  });
  return [...told, ...ranked];
}
