"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { isExclusion } from "@/lib/constraints/operator";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { EditorLoading } from "./editor-loading";
import { type LoadSlot, predicateOf } from "./slot-values";
import { useSlotValues } from "./use-slot-values";
import { ValueList } from "./value-list";

interface WishValuesProps {
  wish: WishView;
  loadSlot: LoadSlot;
  onAct: (act: Act) => void;
}

/** The values of a wish to tick. They take effect together, so that a list can be changed in peace. */
export function WishValues({ wish: { constraint, label }, loadSlot, onAct }: WishValuesProps) {
  const loaded = useSlotValues(constraint.slot, loadSlot);
  const before = valuesOf(constraint.value);
  const [chosen, setChosen] = useState(before);
  if (loaded.state === "loading") return <EditorLoading />;
  if (loaded.state === "failed") {
    return <p className="py-6 text-ink2">{chips.editor.failed}</p>;
  }
  const excludes = isExclusion(constraint.op);
  const next = predicateOf(constraint.slot, excludes, chosen);
  const same = chosen.length === before.length && chosen.every((value) => before.includes(value));
  const apply = () => {
    if (next)
      onAct({ kind: "edit-constraint", edit: { kind: "change", id: constraint.id, op: next.op, value: next.value } });
  };
  return (
    <>
      {excludes ? <p className="pb-2 text-small text-ink2">{chips.editor.noneOf}</p> : null}
      <ValueList label={label} choices={loaded.values.values} chosen={chosen} onChosen={setChosen} />
      <Button look="primary" className="mt-3" disabled={same || !next} onClick={apply}>
        {chips.editor.take({ count: Math.max(1, chosen.length) })}
      </Button>
    </>
  );
}
