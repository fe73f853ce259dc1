import { chips } from "@/messages/chips";
import { groupDigits } from "@/messages/group-digits";

/** "+12 cars": the extra cars without this wish. A locked wish shows none. */
export function WishGain({ gain }: { gain: number | null }) {
  if (gain === null) return null;
  return (
    <span className="whitespace-nowrap text-small text-ink2">
      <span className="sr-only">{chips.ifDropped}</span>
      <strong className={gain === 0 ? "font-medium" : "font-semibold text-ink"}>+{groupDigits(gain)}</strong>{" "}
      {chips.gainUnit({ count: gain })}
    </span>
  );
}
