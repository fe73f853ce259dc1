import { useState } from "react";
import type { EditorValues } from "@/components/constraints/editor/slot-values";
import { ValueList } from "@/components/constraints/editor/value-list";
import { RadioRow } from "@/components/ui/radio-row";
import { slotTitles } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { type FilterMode, tickAct, tickedValues, toggled } from "./filter-acts";

export interface FilterEditorProps {
  slot: SlotName;
  wishes: readonly WishView[];
  values: EditorValues;
  onAct: (act: Act) => void;
}

const modes: Readonly<Record<FilterMode, string>> = { any: chips.filter.any, none: chips.filter.none };

export function FilterValues({ slot, wishes, values, onAct }: FilterEditorProps) {
  const excluded = tickedValues(wishes, slot, "none");
  const [mode, setMode] = useState<FilterMode>(
    excluded.length > 0 && tickedValues(wishes, slot, "any").length === 0 ? "none" : "any",
  );
  // A pending tick joins the wishes a moment later. Until then it counts by itself.
  const known = tickedValues(wishes, slot, mode);
  const stand = `${mode} ${known.join("|")}`;
  const [ahead, setAhead] = useState({ stand: "", ticked: known });
  const ticked = ahead.stand === stand ? ahead.ticked : known;
  const choose = (next: readonly (string | number)[]) => {
    const value = next.find((each) => !ticked.includes(each)) ?? ticked.find((each) => !next.includes(each));
    if (value === undefined) return;
    setAhead({ stand, ticked: toggled(ticked, value) });
    onAct(tickAct(wishes, { slot, mode, ticked, value }));
  };
  return (
    <>
      <RadioRow
        legend={chips.filter.mode}
        name={`${slot}-mode`}
        look="framed"
        choices={modes}
        chosen={mode}
        onChoose={setMode}
        className="mb-2 flex gap-2"
      />
      <ValueList label={slotTitles[slot]} choices={values.values} chosen={ticked} onChosen={choose} />
    </>
  );
}
