"use client";

import { isMoney } from "@/lib/constraints/describe-constraint";
import type { Act } from "@/lib/dialogue/state/act";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { Drawing, WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { boundDomain, carsPassing } from "./drawing/bound-domain";
import { BoundEditor } from "./editor/bound-editor";
import { type LoadSlot, stepOfSlot } from "./editor/slot-values";
import { useSlotValues } from "./editor/use-slot-values";
import { useRestingChange } from "./use-resting-change";

interface WishBoundProps {
  wish: WishView;
  /** Number of the other wishes. */
  others: number;
  loadSlot: LoadSlot;
  onAct: (act: Act) => void;
}

/** The bound of a wish over the cars that meet the other wishes. The wish's own drawing serves until all values are there. */
export function WishBound({ wish, others, loadSlot, onAct }: WishBoundProps) {
  const { constraint, gaveWay, label, unit } = wish;
  const loaded = useSlotValues(constraint.slot, loadSlot);
  const bars = loaded.state === "loaded" && loaded.values.bars.length > 0 ? loaded.values.bars : wish.drawing.bars;
  const upwards = constraint.op === ">=";
  const asked = wish.drawing.asked ?? Number(constraint.value);
  const now = wish.drawing.now ?? Number(constraint.value);
  const { draft, change, commit } = useRestingChange(now, (value) => {
    onAct({ kind: "edit-constraint", edit: { kind: "change", id: constraint.id, value } });
  });
  const value = draft ?? now;
  const drawing: Drawing = { bars, asked, now };
  const passing = carsPassing(bars, value, upwards);
  return (
    <>
      <BoundEditor
        drawing={drawing}
        domain={boundDomain(bars, [asked, now], upwards, stepOfSlot(constraint.slot))}
        label={label}
        upwards={upwards}
        dollars={isMoney(constraint.slot)}
        unit={unit}
        value={value}
        gaveWay={gaveWay !== undefined}
        onChange={change}
        onCommit={commit}
      />
      <p className="mt-1.5 text-small text-ink2">
        {draft === null
          ? chips.editor.by({ others, name: `${label.toLowerCase()} ${unit}`.trim() })
          : chips.editor.there({ exact: passing.exact, cars: carCount(passing.count) })}
        {loaded.state === "failed" ? chips.editor.noRange : ""}
      </p>
    </>
  );
}
