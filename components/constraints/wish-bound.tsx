"use client";

import { useContext, useEffect, useState } from "react";
import { CarToolsContext } from "@/components/results/car-tools";
import { PlayLists } from "@/components/results/plot/play-lists";
import { type PlotPoint, playedPoints } from "@/components/results/plot/plot-scale";
import { tryBound } from "@/components/results/plot/try-bound";
import { isMoney } from "@/lib/constraints/describe-constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
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
  others: number;
  loadSlot: LoadSlot;
  onAct: (act: Act) => void;
}

/** Uses the wish's own drawing until the values load. */
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
  const points = useNamed(constraint.slot, draft !== null);
  const tried = draft === null || !points ? null : tryBound(points, { upwards }, null, draft);
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
      {tried && isNumericSlot(constraint.slot) ? <PlayLists tried={tried} x={constraint.slot} /> : null}
      <p className="mt-1.5 text-small text-ink2">
        {draft === null
          ? chips.editor.by({ others, name: `${label.toLowerCase()} ${unit}`.trim() })
          : chips.editor.there({ exact: passing.exact, cars: carCount(passing.count) })}
        {loaded.state === "failed" ? chips.editor.noRange : ""}
      </p>
    </>
  );
}

/** Loads when the bound first moves. */
function useNamed(slot: WishView["constraint"]["slot"], moves: boolean): PlotPoint[] | null {
  const load = useContext(CarToolsContext)?.loadPlay;
  const [points, setPoints] = useState<PlotPoint[] | null>(null);
  useEffect(() => {
    if (!moves || !load || !isNumericSlot(slot)) return;
    let gone = false;
    load({ x: slot, y: slot }).then(
      (data) => !gone && setPoints(playedPoints(data)),
      (cause: unknown) => console.warn("The names could not be loaded.", cause),
    );
    return () => {
      gone = true;
    };
  }, [slot, moves, load]);
  return points;
}
