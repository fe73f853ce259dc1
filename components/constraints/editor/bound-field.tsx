import { NumberField } from "@base-ui/react/number-field";
import { useId } from "react";
import { isMoney, type SlotName, slotTitles, unitOf } from "@/lib/constraints";
import { chips } from "@/messages/chips";

export interface BoundFieldProps {
  slot: SlotName;
  upwards: boolean;
  value: number;
  step: number;
  onCommit: (value: number) => void;
}

export function BoundField({ slot, upwards, value, step, onCommit }: BoundFieldProps) {
  const id = useId();
  const dollars = isMoney(slot);
  return (
    <NumberField.Root
      id={id}
      value={value}
      min={0}
      step={step}
      locale="en-US"
      format={dollars ? { style: "currency", currency: "USD", maximumFractionDigits: 0 } : { useGrouping: false }}
      onValueCommitted={(next) => next !== null && onCommit(next)}
      className="flex items-center gap-2"
    >
      <label htmlFor={id} className="text-small text-ink2">
        <span className="sr-only">{slotTitles[slot]}, </span>
        {upwards ? chips.editor.atLeast : chips.editor.atMost}
      </label>
      <NumberField.Input
        // The value counts on blur.
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        className={`touch-h rounded-card border border-edge bg-raised px-2.5 outline-none focus:border-ink focus:outline-1 focus:-outline-offset-2 focus:outline-ink ${dollars ? "w-28" : "w-20"}`}
      />
      <span className="text-small text-ink2">{unitOf(slot)}</span>
    </NumberField.Root>
  );
}
