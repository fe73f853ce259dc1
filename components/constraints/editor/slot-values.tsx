import { Search } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Operator, Predicate, SlotName, SlotValue } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { Bar } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";

type CountedValue = { value: string | number; label: string; count: number; group?: string };

export type EditorValues = { values: CountedValue[]; bars: Bar[] };

export type LoadSlot = (slot: SlotName) => Promise<EditorValues>;

/** The test for the chosen values. `null` if none. */
export function predicateOf(slot: SlotName, excludes: boolean, chosen: readonly (string | number)[]): Predicate | null {
  const [first] = chosen;
  if (first === undefined) return null;
  const single: Operator = excludes ? "!=" : "==";
  const many: Operator = excludes ? "not in" : "in";
  const value: SlotValue = chosen.length === 1 ? first : [...chosen];
  return { slot, op: chosen.length === 1 ? single : many, value };
}

export function addAct(predicate: Predicate): Act {
  const constraint = toConstraint({ ...predicate, level: "prefer" });
  return { kind: "edit-constraint", edit: { kind: "add", constraint } };
}

export function toggled(chosen: readonly (string | number)[], value: string | number): (string | number)[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

export function useSlotValues(slot: SlotName, loadSlot: LoadSlot, of?: unknown) {
  const load = useCallback(() => loadSlot(slot), [slot, loadSlot]);
  return useLoaded(load, of);
}

interface ValueListProps {
  label: string;
  choices: readonly CountedValue[];
  chosen: readonly (string | number)[];
  onToggle: (value: string | number) => void;
}

const searchFrom = 9;

export function ValueList({ label, choices, chosen, onToggle }: ValueListProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = choices.filter((each) => `${each.label} ${each.group ?? ""}`.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map((each) => each.group ?? ""))];
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {choices.length >= searchFrom ? (
        <label className="mb-2 flex touch-h items-center gap-2 rounded-card border border-edge px-3 focus-within:border-ink">
          <Search size={16} strokeWidth={1.75} className="text-ink3" />
          <span className="sr-only">{chips.editor.search({ name: label.toLowerCase() })}</span>
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={chips.editor.searchCount({ count: choices.length })}
            className="min-w-0 grow bg-transparent outline-none placeholder:text-ink3"
          />
        </label>
      ) : null}
      <div className="scroll-quiet -mx-2 max-h-64 overflow-y-auto px-2">
        {groups.map((group) => (
          <div key={group}>
            {group ? <p className="pt-2 text-small font-semibold">{group}</p> : null}
            {found
              .filter((each) => (each.group ?? "") === group)
              .map((choice) => (
                <Choice key={choice.value} {...{ choice, chosen, onToggle }} />
              ))}
          </div>
        ))}
        {found.length === 0 ? <p className="py-3 text-ink2">Nothing here is called “{search.trim()}”.</p> : null}
      </div>
    </fieldset>
  );
}

type ChoiceProps = Pick<ValueListProps, "chosen" | "onToggle"> & { choice: CountedValue };

function Choice({ choice: { value, label, count }, chosen, onToggle }: ChoiceProps) {
  const id = useId();
  const checked = chosen.includes(value);
  const state = { checked, onChange: () => onToggle(value) };
  const look = checked ? "font-medium" : "";
  return (
    <div className="flex touch-h items-center gap-3">
      <input id={id} type="checkbox" {...state} className="size-4 shrink-0 accent-keep" />
      <label htmlFor={id} className={`flex grow items-center py-1 pointer-coarse:min-h-11 ${look}`}>
        {label}
      </label>
      <span className={`text-small ${count === 0 ? "text-ink3" : "text-ink2"}`}>{productCount(count)}</span>
    </div>
  );
}
