import { useContext, useMemo } from "react";
import { productsPassing } from "@/components/constraints/drawing/bound-domain";
import { useRestingChange } from "@/components/constraints/use-resting-change";
import { changeAct } from "@/components/constraints/wish-groups";
import { PlayLists } from "@/components/results/plot/play-lists";
import { type PlotPoint, playedPoints } from "@/components/results/plot/plot-scale";
import { tryBound } from "@/components/results/plot/try-bound";
import { ProductToolsContext } from "@/components/results/use-product-pages";
import { useLoaded } from "@/components/ui/use-loaded";
import { isNumericSlot } from "@/lib/constraints";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { BoundEditor } from "./bound-editor";
import type { EditorHostProps } from "./editor-host";
import { useSlotValues } from "./slot-values";

interface WishBoundProps extends Pick<EditorHostProps, "loadSlot" | "onAct"> {
  wish: WishView;
  others: number;
}

/** Uses the wish's own drawing until the values load. */
export function WishBound({ wish, others, loadSlot, onAct }: WishBoundProps) {
  const { constraint, gaveWay, label, unit } = wish;
  const loaded = useSlotValues(constraint.slot, loadSlot);
  const bars = loaded.value && loaded.value.bars.length > 0 ? loaded.value.bars : wish.drawing.bars;
  const upwards = constraint.op === ">=";
  const asked = wish.drawing.asked ?? Number(constraint.value);
  const now = wish.drawing.now ?? Number(constraint.value);
  const { draft, change, commit } = useRestingChange(now, (value) => onAct(changeAct(constraint.id, { value })));
  const value = draft ?? now;
  const points = useNamed(constraint.slot, draft !== null);
  const tried = draft === null || !points ? null : tryBound(points, { upwards }, null, draft);
  const { count, exact } = productsPassing(bars, value, upwards);
  return (
    <>
      <BoundEditor
        {...{ bars, upwards, value, slot: constraint.slot }}
        held={[asked, now]}
        asked={gaveWay ? asked : undefined}
        onChange={change}
        onCommit={commit}
      />
      {tried && isNumericSlot(constraint.slot) ? <PlayLists tried={tried} x={constraint.slot} /> : null}
      <p className="mt-1.5 text-small text-ink2">
        {draft === null
          ? chips.editor.by({ others, name: `${label.toLowerCase()} ${unit}`.trim() })
          : chips.editor.there({ exact, products: productCount(count) })}
        {loaded.state === "failed" ? chips.editor.noRange : ""}
      </p>
    </>
  );
}

function useNamed(slot: WishView["constraint"]["slot"], moves: boolean): PlotPoint[] | undefined {
  const loadPlay = useContext(ProductToolsContext)?.loadPlay;
  const load = useMemo(() => {
    if (!moves || !loadPlay || !isNumericSlot(slot)) return null;
    return async () => playedPoints(await loadPlay({ x: slot, y: slot }));
  }, [slot, moves, loadPlay]);
  return useLoaded(load).value;
}
