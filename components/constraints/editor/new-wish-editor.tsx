import { useState } from "react";
import { carsPassing } from "@/components/constraints/drawing/bound-domain";
import { Button } from "@/components/ui/button";
import type { Predicate, SlotName } from "@/lib/constraints";
import { describeConstraint, grainOf, slotDefinitions, slotTitles, takesBounds, valuesOf } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { carCount } from "@/lib/dialogue/wording/count-words";
import { chips } from "@/messages/chips";
import { BoundEditor } from "./bound-editor";
import { EditorLoading } from "./editor-loading";
import { type EditorValues, predicateOf, toggled, useSlotValues, ValueList } from "./slot-values";
import { EditorHead, type WishEditorProps } from "./wish-editor";

type NewWishEditorProps = Pick<WishEditorProps, "loadSlot" | "onAct" | "onClose"> & { slot: SlotName };

export function NewWishEditor({ slot, loadSlot, onAct, onClose }: NewWishEditorProps) {
  const loaded = useSlotValues(slot, loadSlot);
  const [predicate, setPredicate] = useState<Predicate | null>(null);
  const add = (chosen: Predicate) => {
    onAct({ kind: "edit-constraint", edit: { kind: "add", constraint: toConstraint({ ...chosen, level: "prefer" }) } });
    onClose();
  };
  const { value: values } = loaded;
  const chosen = predicate ?? (values ? middleBound(slot, values) : null);
  return (
    <div>
      <EditorHead label={slotTitles[slot]} count={null} onClose={onClose}>
        {chosen ? describeConstraint(chosen) : chips.editor.what}
      </EditorHead>
      <div className="px-5 pb-4">
        {loaded.state === "loading" ? <EditorLoading /> : null}
        {loaded.state === "failed" ? <p className="py-6 text-ink2">{chips.editor.failed}</p> : null}
        {values ? <NewValue slot={slot} values={values} chosen={chosen} onChosen={setPredicate} /> : null}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-5 py-3">
        <Button look="quiet" onClick={onClose}>
          {chips.editor.cancel}
        </Button>
        <Button look="primary" disabled={!chosen} onClick={() => chosen && add(chosen)}>
          {chips.editor.addThis}
        </Button>
      </div>
    </div>
  );
}

interface NewValueProps {
  slot: SlotName;
  values: EditorValues;
  chosen: Predicate | null;
  onChosen: (predicate: Predicate | null) => void;
}

function NewValue({ slot, values, chosen, onChosen }: NewValueProps) {
  const bound =
    chosen && (chosen.op === ">=" || chosen.op === "<=") && typeof chosen.value === "number" ? chosen : null;
  if (!bound || typeof bound.value !== "number") {
    const ticked = chosen ? valuesOf(chosen.value) : [];
    const toggle = (value: string | number) => onChosen(predicateOf(slot, false, toggled(ticked, value)));
    return <ValueList label={slotTitles[slot]} choices={values.values} chosen={ticked} onToggle={toggle} />;
  }
  const upwards = bound.op === ">=";
  const passing = carsPassing(values.bars, bound.value, upwards);
  const move = (value: number) => onChosen({ ...bound, value });
  return (
    <>
      <BoundEditor
        {...{ slot, upwards, bars: values.bars, value: bound.value, step: grainOf(slot, "typed") }}
        held={[bound.value]}
        onChange={move}
        onCommit={move}
      />
      <p className="mt-1.5 text-small text-ink2">
        {chips.editor.thereMeet({ exact: passing.exact, cars: carCount(passing.count), count: passing.count })}
      </p>
    </>
  );
}

/** A bound about half of the cars pass. `null` for slots without bounds. */
function middleBound(slot: SlotName, { bars }: EditorValues): Predicate | null {
  const { direction } = slotDefinitions[slot];
  if (!takesBounds(slot) || bars.length === 0) return null;
  const half = bars.reduce((sum, bar) => sum + bar.count, 0) / 2;
  let seen = 0;
  const middle = bars.find((bar) => {
    seen += bar.count;
    return seen >= half;
  });
  return { slot, op: direction === "more" ? ">=" : "<=", value: Number(middle?.value ?? bars[0]?.value ?? 0) };
}
