import { chips } from "@/messages/chips";
import { groupDigits } from "@/messages/group-digits";

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
