import type { Constraint, Edit, Evidence, Operator, Predicate, SlotName } from "@/lib/constraints";
import {
  alternativesOf,
  constraintId,
  isBound,
  isExclusion,
  isSetSlot,
  levelOf,
  levelWeights,
  partsOf,
  testOfAll,
  valuesOf,
} from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { type Importance, plainImportance } from "@/lib/reading/importance/importance";
import type { WeighedDraft } from "@/lib/reading/importance/weighed-drafts";
import type { Quoter } from "@/lib/reading/text/evidence";
import { type Draft, few } from "./drafts";

export function editsFor(drafts: readonly WeighedDraft[], standing: readonly Constraint[], quote: Quoter): Edit[] {
  const refused = drafts.flatMap((each) => (isExclusion(each.op) ? editsOfDraft(each, standing, quote) : []));
  // "No sedan. An SUV": the SUV takes the place that the sedan left.
  const isNext = (draft: Draft) => refused.some((edit) => "id" in edit && edit.id === constraintId(draft));
  const next = drafts.filter((each) => !isExclusion(each.op) && isNext(each));
  const edits = drafts.flatMap((draft) => (next.includes(draft) ? [] : editsOfDraft(draft, standing, quote)));
  if (next.length === 0) return edits;
  const { constraints } = applyEdits({ constraints: [...standing], noPreference: [] }, refused).wishes;
  return [...edits, ...next.flatMap((draft) => editsOfDraft(draft, constraints, quote))];
}

/** Rules values out that nobody may have wished for, or wishes for them. */
export function valueEdits(
  values: readonly (string | number)[],
  said: Pick<Draft, "slot" | "op" | "start" | "end" | "spans">,
  standing: readonly Constraint[],
  quote: Quoter,
): Edit[] {
  const test = testOfAll(said.op, values);
  const draft = test && { ...said, ...test, widens: true, definite: true, importance: plainImportance };
  return draft ? editsOfDraft(draft, standing, quote) : [];
}

function editsOfDraft(draft: WeighedDraft, standing: readonly Constraint[], quote: Quoter): Edit[] {
  const existing = standing.find((each) => each.id === constraintId(draft));
  const said = weightEvidence(draft.importance, quote);
  const weighed = (wish: Constraint) => (said.length > 0 ? weighEdits(wish, draft.importance, said) : []);
  if (isExclusion(draft.op)) {
    const narrowed = withoutExcluded(draft, standing, quote);
    if (narrowed) return narrowed;
    // "I'd cry if I had to drive an automatic" weighs the wish for a manual.
    const opposite = few.has(draft.slot)
      ? standing.find((each) => each.slot === draft.slot && !isExclusion(each.op) && !isBound(each.op))
      : undefined;
    if (opposite) return weighed(opposite);
  }
  const evidence = valueEvidence(draft, quote);
  const clashing = clashes(draft, standing).map(({ id }): Edit => ({ kind: "remove", id, evidence }));
  if (!existing) return [...clashing, { kind: "add", constraint: constraintOf(draft, quote) }];
  if (keepsValue(existing, draft)) return [...clashing, ...weighed(existing)];
  // "No Kia either" adds to the exclusions.
  const change = widened(existing, draft, isExclusion(draft.op) || draft.widens);
  return [...clashing, { kind: "change", id: existing.id, ...change, evidence }, ...weighed(existing)];
}

/** Also if they name it generally ("the SUV" for a 4-door SUV). */
function keepsValue(existing: Constraint, draft: Draft): boolean {
  const before = valuesOf(existing.value);
  const after = valuesOf(draft.value);
  if (isBound(draft.op) || isBound(existing.op)) return existing.op === draft.op && before[0] === after[0];
  const covers = before.every((value) => after.includes(value));
  if (covers && before.length === after.length) return true;
  return covers && !draft.widens && draft.spans.length === 1 && after.length > 1;
}

function widened(existing: Constraint, draft: Draft, widen: boolean): Pick<Draft, "op" | "value"> {
  const before = valuesOf(existing.value);
  const left = before.filter((each) => !draft.ousts?.includes(each));
  if (isBound(draft.op) || (!widen && left.length === before.length)) return { op: draft.op, value: draft.value };
  const values = [...new Set([...(isExclusion(draft.op) ? before : left), ...valuesOf(draft.value)])];
  return testOfAll(draft.op, values) ?? { op: draft.op, value: draft.value };
}

/** Drops the excluded value from earlier wishes. */
function withoutExcluded(draft: WeighedDraft, standing: readonly Constraint[], quote: Quoter): Edit[] | undefined {
  const liking = standing.find(
    (each) =>
      each.slot === draft.slot &&
      !isExclusion(each.op) &&
      !isBound(each.op) &&
      valuesOf(each.value).some((value) => valuesOf(draft.value).includes(value)),
  );
  if (!liking) return withoutAlternative(draft, standing, quote);
  const edit = withoutValues(liking, valuesOf(draft.value), valueEvidence(draft, quote));
  return edit.kind === "remove" ? [edit, { kind: "add", constraint: constraintOf(draft, quote) }] : [edit];
}

/** "No diesel" turns "hybrid or diesel" into "hybrid". */
function withoutAlternative(draft: Draft, standing: readonly Constraint[], quote: Quoter): Edit[] | undefined {
  const values = valuesOf(draft.value);
  const isRuledOut = ({ slot, value }: Constraint) =>
    slot === draft.slot && valuesOf(value).some((each) => values.includes(each));
  const either = standing.find((each) => each.op === "any" && partsOf(each).some(isRuledOut));
  return either && [withoutValues(either, values, valueEvidence(draft, quote))];
}

/** Wishes that the new one replaces. Those it contradicts yield by themselves. */
function clashes(draft: Draft, standing: readonly Constraint[]): Constraint[] {
  return standing.filter((each) => {
    if (each.slot !== draft.slot || each.id === constraintId(draft) || isExclusion(each.op)) return false;
    // "Heated seats instead of leather".
    const isOusted = (value: string | number) => draft.ousts?.includes(value) === true;
    if (isSetSlot(draft.slot) && valuesOf(each.value).every(isOusted)) return true;
    // "A V8. Well, six cylinders at least."
    return (draft.op === "==" && isBound(each.op)) || (each.op === "==" && isBound(draft.op));
  });
}

export function constraintOf(draft: WeighedDraft, quote: Quoter): Constraint {
  const { importance } = draft;
  return wishOf(draft, importance, [...valueEvidence(draft, quote), ...weightEvidence(importance, quote)]);
}

/** A new wish. */
export function wishOf(
  { slot, op, value }: Predicate,
  { weight, interval, must }: Omit<Importance, "said">,
  evidence: Evidence[],
): Constraint {
  const id = constraintId({ slot, op, value });
  const weighed = { weight, ...(interval ? { interval } : {}), level: levelOf(weight), locked: must };
  return { id, slot, op, value, ...weighed, evidence };
}

/** Sets a current wish's weight and lock. */
export function weighEdits(
  existing: Constraint,
  { weight, interval, must }: Omit<Importance, "said">,
  evidence: Evidence[],
): Edit[] {
  // "The van matters more" removes no lock.
  if (existing.locked && !must && weight > levelWeights.prefer) return [];
  const edits: Edit[] = [{ kind: "weigh", id: existing.id, weight, ...(interval ? { interval } : {}), evidence }];
  if (must !== existing.locked) edits.push({ kind: "lock", id: existing.id, locked: must, evidence });
  return edits;
}

export function isLiking(op: Operator): boolean {
  return op === "==" || op === "in";
}

/** A message may name one wish a thousand times. */
const mostQuotes = 20;

export function valueEvidence(draft: Pick<Draft, "spans">, quote: Quoter): Evidence[] {
  return draft.spans.slice(0, mostQuotes).map(({ start, end }) => quote("value", start, end));
}

export function weightEvidence({ said }: Importance, quote: Quoter): Evidence[] {
  return said.slice(0, mostQuotes).map(({ start, end }) => quote("weight", start, end));
}

export function withoutValues(wish: Constraint, values: readonly (string | number)[], evidence: Evidence[]): Edit {
  const { id, op, value } = wish;
  if (op === "any") return withoutAlternatives(wish, values, evidence);
  const left = isBound(op) ? [] : valuesOf(value).filter((each) => !values.includes(each));
  const test = left.length < valuesOf(value).length ? testOfAll(op, left) : undefined;
  return test ? { kind: "change", id, ...test, evidence } : { kind: "remove", id, evidence };
}

function withoutAlternatives(wish: Constraint, values: readonly (string | number)[], evidence: Evidence[]): Edit {
  const before = alternativesOf(wish);
  const left = partsOf(wish).flatMap((part) => {
    if (!valuesOf(part.value).some((each) => values.includes(each))) return alternativesOf(part);
    const edit = withoutValues(part, values, evidence);
    return edit.kind === "change" ? alternativesOf({ ...part, op: edit.op ?? part.op, value: edit.value }) : [];
  });
  if (left.length === 0 || JSON.stringify(left) === JSON.stringify(before))
    return { kind: "remove", id: wish.id, evidence };
  return { kind: "change", id: wish.id, op: "any", value: left, evidence };
}

export function slotOf(edit: Edit): SlotName | undefined {
  if (edit.kind === "add") return edit.constraint.slot;
  return edit.kind === "no-preference" ? edit.slot : undefined;
}
