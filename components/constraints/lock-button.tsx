import { Lock, LockOpen } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { chips } from "@/messages/chips";
import { groupDigits } from "@/messages/group-digits";

/** A locked wish never gives way. */
export function LockButton({ label, locked, onToggle }: { label: string; locked: boolean; onToggle: () => void }) {
  const Icon = locked ? Lock : LockOpen;
  return (
    <IconButton
      label={(locked ? chips.unlock : chips.lock)({ name: label.toLowerCase() })}
      aria-pressed={locked}
      onClick={onToggle}
      className={locked ? "text-ink" : undefined}
    >
      <Icon size={17} strokeWidth={locked ? 2 : 1.75} />
    </IconButton>
  );
}

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
