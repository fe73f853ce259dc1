import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Doubt } from "@/lib/reading/reading";
import { scoreRanges } from "@/lib/trade-offs/ranking";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import { twoReadingsDoubt } from "./model-doubts";

/** Whether two readings lead to another list or another sacrifice. */
export type Differ = (both: { ours: readonly Constraint[]; theirs: readonly Constraint[] }) => Promise<boolean>;

/** Compares the first three places and the wish that gives way. */
export function differIn(slice: CatalogSlice): Differ {
  const outcomeOf = async (constraints: readonly Constraint[]) => {
    const soft = constraints.map((each) => ({ ...each, locked: false }));
    const settings = { mustMeans: "weight" as const };
    const { relaxed } = await relaxSlice({ slice, constraints: soft, method: "optimal", settings });
    const given = relaxed.map(({ constraint }) => constraint.id).sort();
    const where = soft.filter(({ id }) => !given.includes(id));
    const first = await slice.rank({ where, score: soft, ranges: await scoreRanges(slice, [], soft), limit: 3 });
    return JSON.stringify([given, first.map(({ position }) => position)]);
  };
  return async ({ ours, theirs }) => (await outcomeOf(ours)) !== (await outcomeOf(theirs));
}

/** The slots on which the readers disagree, and one question where that matters. Until it is answered, the model's reading stands. */
export async function disagreement(
  { constraints, words }: ReadInput,
  theirs: readonly Edit[],
  own: readonly Edit[],
  differ: Differ | undefined,
): Promise<{ slots: SlotName[]; doubt: Doubt | null }> {
  const after = (edits: readonly Edit[]) => applyEdits({ constraints, noPreference: [] }, edits).wishes.constraints;
  const both = { theirs: after(theirs), ours: after(own) };
  const without = (wishes: readonly Constraint[], others: readonly Constraint[]) =>
    wishes.filter((wish) => !others.some((other) => testOf(other) === testOf(wish)));
  const added = without(both.theirs, both.ours);
  const missing = without(both.ours, both.theirs);
  const slots = [...new Set([...added, ...missing].map(({ slot }) => slot))];
  if (slots.length === 0 || !differ || !(await differ(both))) return { slots, doubt: null };
  return { slots, doubt: twoReadingsDoubt(added, missing, words) };
}

function testOf({ slot, op, value }: Constraint): string {
  return JSON.stringify([slot, op, value]);
}
