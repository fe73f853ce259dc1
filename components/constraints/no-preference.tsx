import type { ConstraintsPart } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { listed } from "@/messages/listed";

export function NoPreference({ constraints }: { constraints: ConstraintsPart | null }) {
  const slots = constraints?.noPreference ?? [];
  if (slots.length === 0) return null;
  return (
    <p className="px-3 text-small text-ink2">
      {chips.noPreference({ slots: listed(slots.map(({ label }) => label.toLowerCase())) })}
    </p>
  );
}
