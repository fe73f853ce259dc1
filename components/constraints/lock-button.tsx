import { Lock, LockOpen } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { chips } from "@/messages/chips";

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
