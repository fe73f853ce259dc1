import { MarkSign } from "@/components/results/mark-value";
import { slotTitles } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { slotDefinitions } from "@/lib/constraints/slots";
import type { VersionCell } from "@/lib/dialogue/showing/model-versions";
import { list } from "@/messages/list";

interface VersionValueProps {
  slot: SlotName;
  cell: VersionCell;
  /** No column head names it. */
  named?: boolean;
}

export function VersionValue({ slot, cell: { value, mark, of }, named = false }: VersionValueProps) {
  const unit = named ? slotDefinitions[slot].versions?.unit : undefined;
  const said = unit ? `${value} ${unit}` : value;
  if (mark === null) return <span className={value === "not stated" ? "text-ink3" : ""}>{said}</span>;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <MarkSign mark={mark} />
      <span className="sr-only">
        {slotTitles[slot]} {list.marks[mark]}:{" "}
      </span>
      <span className={mark === "bent" ? "font-semibold text-give" : mark === "met" ? "text-ink" : "text-ink2"}>
        {said}
        {of ? <span className="text-small font-normal text-ink2"> {of}</span> : null}
      </span>
    </span>
  );
}
