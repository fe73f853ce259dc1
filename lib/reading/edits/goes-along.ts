import { type Constraint, type Edit, isExclusion, isSetSlot, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { slotWords } from "@/lib/constraints/slot-words";
import type { Heard } from "@/lib/reading/preference-reader";

/** "Electric is out": the wish for electric range goes along, unless the message speaks of it or a plug-in is wished for. */
export function alongEdits({ edits, stances }: Pick<Heard, "edits" | "stances">, before: readonly Constraint[]) {
  const spoken = new Set(stances.flatMap(({ kind, id }) => (kind === "keep" ? [id] : [])));
  const own = before.filter(
    ({ id, slot }) =>
      slotWords[slot].onlyOf && !spoken.has(id) && !edits.some((edit) => "id" in edit && edit.id === id),
  );
  if (own.length === 0) return [];
  const over = stances.flatMap(({ kind, id }): Edit[] => (kind === "edit" ? [{ kind: "remove", id }] : []));
  const after = applyEdits({ constraints: [...before], noPreference: [] }, [...edits, ...over]).wishes.constraints;
  return own.filter(({ slot }) => isLost(slot, before, after)).map(({ id }) => ({ kind: "remove" as const, id }));
}

function isLost(of: Constraint["slot"], before: readonly Constraint[], after: readonly Constraint[]): boolean {
  const holders = slotWords[of].onlyOf ?? [];
  const has = ({ slot, value }: Constraint) =>
    holders.some((each) => each.slot === slot && valuesOf(value).includes(each.value));
  const wants = (each: Constraint) => has(each) && !isExclusion(each.op);
  const takesOther = ({ slot }: Constraint) => !isSetSlot(slot) && holders.some((each) => each.slot === slot);
  const refuses = (each: Constraint) => (isExclusion(each.op) ? has(each) : takesOther(each));
  const isNew = (each: Constraint) => !before.some(({ id, value }) => id === each.id && `${value}` === `${each.value}`);
  return !after.some(wants) && (before.some(wants) || after.some((each) => refuses(each) && isNew(each)));
}
