import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { type Constraint, type Edit, isExclusion, partsOf, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { variantWords } from "@/lib/reading/lexicon/naming-words";
import { isLiking } from "./edits";

/** "CX-90" beside a wish for a plug-in also means the CX-90 Plug-In Hybrid, a model of its own. */
export function withVariants(edits: readonly Edit[], standing: readonly Constraint[], { model }: Vocabulary): Edit[] {
  const { constraints } = applyEdits({ constraints: standing, noPreference: [] }, edits).wishes;
  const wish = constraints.find(({ slot, op }) => slot === "model" && isLiking(op));
  const refused = constraints.filter(({ op }) => isExclusion(op)).flatMap(({ value }) => valuesOf(value).map(String));
  const unwanted = variantWords.filter(([power]) => refused.some((value) => power.test(value)));
  const powers = constraints.flatMap((each) => partsOf(each).filter(({ op }) => !isExclusion(op)));
  const [, named] = variantWords.find(([power]) => powers.some(({ value }) => power.test(String(value)))) ?? [];
  if (!wish || !named) return [...edits];
  const names = valuesOf(wish.value).map(String);
  const isMore = (name: string) =>
    named.test(name) &&
    !unwanted.some(([, ending]) => ending.test(name)) &&
    names.includes(name.replace(named, "")) &&
    !names.includes(name);
  const more = model.map(({ value }) => value).filter(isMore);
  const isOf = ({ id, slot }: Constraint) => id === wish.id || powers.some((each) => each.slot === slot);
  const isNew = edits.some((edit) => edit.kind === "add" && isOf(edit.constraint));
  if (!isNew || more.length === 0) return [...edits];
  const changed = { op: "in" as const, value: [...names, ...new Set(more)] };
  const isOwn = (edit: Edit) => edit.kind === "add" && edit.constraint.id === wish.id;
  return edits.map((edit) => (isOwn(edit) ? { kind: "add", constraint: { ...wish, ...changed } } : edit));
}
