import { type Constraint, type Edit, isExclusion, isSetSlot, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { slotWords } from "@/lib/constraints/slot-words";
import type { Heard, ReadInput } from "@/lib/reading/preference-reader";

/**
 * "Electric is out": the wish for electric range goes along, unless the message speaks of it or a plug-in is wished
 * for. With "let the Chrysler go", so does the 300.
 */
export function alongEdits(
  { edits, stances, again = [] }: Pick<Heard, "edits" | "stances" | "again">,
  { constraints: before, vocabulary }: Pick<ReadInput, "constraints" | "vocabulary">,
) {
  const spoken = new Set([...again, ...stances.flatMap(({ kind, id }) => (kind === "keep" ? [id] : []))]);
  const isSaid = (id: string) => spoken.has(id) || edits.some((edit) => "id" in edit && edit.id === id);
  const own = before.filter(({ id, slot }) => (slotWords[slot].onlyOf || slot === "model") && !isSaid(id));
  if (own.length === 0) return [];
  const over = stances.flatMap(({ kind, id }): Edit[] => (kind === "edit" ? [{ kind: "remove", id }] : []));
  const after = applyEdits({ constraints: [...before], noPreference: [] }, [...edits, ...over]).wishes.constraints;
  const lost = before.filter(({ slot, id }) => slot === "make" && !after.some((each) => each.id === id));
  const makes = lost.flatMap(({ value }) => valuesOf(value).map(String));
  const built = new Set(vocabulary.model.flatMap(({ make, value }) => (makes.includes(make) ? [value] : [])));
  const isGone = ({ slot, value }: Constraint) =>
    slot === "model" ? valuesOf(value).some((each) => built.has(String(each))) : isLost(slot, before, after);
  return own.filter(isGone).map(({ id }) => ({ kind: "remove" as const, id }));
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
