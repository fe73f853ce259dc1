import * as domain from "@/lib/constraints";
import { type Importance, plainImportance } from "@/lib/reading/importance/importance";
import type { WeighedDraft } from "@/lib/reading/importance/weighed-drafts";
import type { Quoter } from "@/lib/reading/text/evidence";
import { type Draft, few } from "./drafts";

export function editsFor(
  drafts: readonly WeighedDraft[],
  standing: readonly domain.Constraint[],
  quote: Quoter,
): domain.Edit[] {
  return drafts.flatMap((draft) => editsOfDraft(draft, standing, quote));
}

/** Rules values out that nobody may have wished for. */
export function exclusionEdits(
  { values, ...said }: Pick<Draft, "slot" | "start" | "end" | "spans"> & { values: readonly (string | number)[] },
  standing: readonly domain.Constraint[],
  quote: Quoter,
): domain.Edit[] {
  const test = domain.testOfAll("!=", values);
  const draft = test && { ...said, ...test, widens: true, definite: true, importance: plainImportance };
  return draft ? editsOfDraft(draft, standing, quote) : [];
}

function editsOfDraft(draft: WeighedDraft, standing: readonly domain.Constraint[], quote: Quoter): domain.Edit[] {
  const existing = standing.find((each) => each.id === domain.constraintId(draft));
  if (domain.isExclusion(draft.op)) {
    const narrowed = withoutExcluded(draft, standing, quote);
    if (narrowed) return narrowed;
    // "I'd cry if I had to drive an automatic" weighs the wish for a manual.
    const opposite = few.has(draft.slot)
      ? standing.find((each) => each.slot === draft.slot && !domain.isExclusion(each.op) && !domain.isBound(each.op))
      : undefined;
    if (opposite) return saysWeight(draft.importance) ? weighEdits(opposite, draft.importance, quote) : [];
  }
  const evidence = valueEvidence(draft, quote);
  const clashing = clashes(draft, standing).map(({ id }): domain.Edit => ({ kind: "remove", id, evidence }));
  if (!existing) return [...clashing, { kind: "add", constraint: constraintOf(draft, quote) }];
  const weighed = saysWeight(draft.importance) ? weighEdits(existing, draft.importance, quote) : [];
  if (keepsValue(existing, draft)) return [...clashing, ...weighed];
  // "No Kia either" adds to the exclusions.
  const change = widened(existing, draft, domain.isExclusion(draft.op) || draft.widens);
  return [...clashing, { kind: "change", id: existing.id, ...change, evidence }, ...weighed];
}

/** Also if they name it generally ("the SUV" for a 4-door SUV). */
function keepsValue(existing: domain.Constraint, draft: Draft): boolean {
  const before = domain.valuesOf(existing.value);
  const after = domain.valuesOf(draft.value);
  if (domain.isBound(draft.op) || domain.isBound(existing.op))
    return existing.op === draft.op && before[0] === after[0];
  const covers = before.every((value) => after.includes(value));
  if (covers && before.length === after.length) return true;
  return covers && !draft.widens && draft.spans.length === 1 && after.length > 1;
}

function widened(existing: domain.Constraint, draft: Draft, widen: boolean): Pick<Draft, "op" | "value"> {
  const before = domain.valuesOf(existing.value);
  const left = before.filter((each) => !draft.ousts?.includes(each));
  if (domain.isBound(draft.op) || (!widen && left.length === before.length))
    return { op: draft.op, value: draft.value };
  const values = [...new Set([...(domain.isExclusion(draft.op) ? before : left), ...domain.valuesOf(draft.value)])];
  return domain.testOfAll(draft.op, values) ?? { op: draft.op, value: draft.value };
}

/** Drops the excluded value from earlier wishes. */
function withoutExcluded(
  draft: WeighedDraft,
  standing: readonly domain.Constraint[],
  quote: Quoter,
): domain.Edit[] | undefined {
  const liking = standing.find(
    (each) =>
      each.slot === draft.slot &&
      !domain.isExclusion(each.op) &&
      !domain.isBound(each.op) &&
      domain.valuesOf(each.value).some((value) => domain.valuesOf(draft.value).includes(value)),
  );
  if (!liking) return withoutAlternative(draft, standing, quote);
  const edit = withoutValues(liking, domain.valuesOf(draft.value), valueEvidence(draft, quote));
  return edit.kind === "remove" ? [edit, { kind: "add", constraint: constraintOf(draft, quote) }] : [edit];
}

/** "No diesel" turns "hybrid or diesel" into "hybrid". */
function withoutAlternative(
  draft: Draft,
  standing: readonly domain.Constraint[],
  quote: Quoter,
): domain.Edit[] | undefined {
  const values = domain.valuesOf(draft.value);
  const isRuledOut = ({ slot, value }: domain.Constraint) =>
    slot === draft.slot && domain.valuesOf(value).some((each) => values.includes(each));
  const either = standing.find((each) => each.op === "any" && domain.partsOf(each).some(isRuledOut));
  return either && [withoutValues(either, values, valueEvidence(draft, quote))];
}

/** Wishes that the new one replaces. Those it contradicts yield by themselves. */
function clashes(draft: Draft, standing: readonly domain.Constraint[]): domain.Constraint[] {
  return standing.filter((each) => {
    if (each.slot !== draft.slot || each.id === domain.constraintId(draft) || domain.isExclusion(each.op)) return false;
    // "Heated seats instead of leather".
    const isOusted = (value: string | number) => draft.ousts?.includes(value) === true;
    if (domain.isSetSlot(draft.slot) && domain.valuesOf(each.value).every(isOusted)) return true;
    return draft.op === "==" && domain.isBound(each.op);
  });
}

export function constraintOf(draft: WeighedDraft, quote: Quoter): domain.Constraint {
  const { importance } = draft;
  return wishOf(draft, importance, [...valueEvidence(draft, quote), ...weightEvidence(importance, quote)]);
}

/** A new wish. */
export function wishOf(
  { slot, op, value }: domain.Predicate,
  { weight, interval, must }: Omit<Importance, "said">,
  evidence: domain.Evidence[],
): domain.Constraint {
  const id = domain.constraintId({ slot, op, value });
  const weighed = { weight, ...(interval ? { interval } : {}), level: domain.levelOf(weight), locked: must };
  return { id, slot, op, value, ...weighed, evidence };
}

export function saysWeight({ said }: Importance): boolean {
  return said.length > 0;
}

/** Sets a current wish's weight and lock. */
export function weighEdits(existing: domain.Constraint, importance: Importance, quote: Quoter): domain.Edit[] {
  const { weight, interval, must } = importance;
  // "The van matters more" removes no lock.
  if (existing.locked && !must && weight > domain.levelWeights.prefer) return [];
  const evidence = weightEvidence(importance, quote);
  const edits: domain.Edit[] = [
    { kind: "weigh", id: existing.id, weight, ...(interval ? { interval } : {}), evidence },
  ];
  if (must !== existing.locked) edits.push({ kind: "lock", id: existing.id, locked: must, evidence });
  return edits;
}

export function isLiking(op: domain.Operator): boolean {
  return op === "==" || op === "in";
}

/** A message may name one wish a thousand times. */
const mostQuotes = 20;

export function valueEvidence(draft: Pick<Draft, "spans">, quote: Quoter): domain.Evidence[] {
  return draft.spans.slice(0, mostQuotes).map(({ start, end }) => quote("value", start, end));
}

export function weightEvidence({ said }: Importance, quote: Quoter): domain.Evidence[] {
  return said.slice(0, mostQuotes).map(({ start, end }) => quote("weight", start, end));
}

export function withoutValues(
  wish: domain.Constraint,
  values: readonly (string | number)[],
  evidence: domain.Evidence[],
): domain.Edit {
  const { id, op, value } = wish;
  if (op === "any") return withoutAlternatives(wish, values, evidence);
  const left = domain.isBound(op) ? [] : domain.valuesOf(value).filter((each) => !values.includes(each));
  const test = left.length < domain.valuesOf(value).length ? domain.testOfAll(op, left) : undefined;
  return test ? { kind: "change", id, ...test, evidence } : { kind: "remove", id, evidence };
}

function withoutAlternatives(
  wish: domain.Constraint,
  values: readonly (string | number)[],
  evidence: domain.Evidence[],
): domain.Edit {
  const before = domain.alternativesOf(wish);
  const left = domain.partsOf(wish).flatMap((part) => {
    if (!domain.valuesOf(part.value).some((each) => values.includes(each))) return domain.alternativesOf(part);
    const edit = withoutValues(part, values, evidence);
    return edit.kind === "change" ? domain.alternativesOf({ ...part, op: edit.op ?? part.op, value: edit.value }) : [];
  });
  if (left.length === 0 || JSON.stringify(left) === JSON.stringify(before))
    return { kind: "remove", id: wish.id, evidence };
  return { kind: "change", id: wish.id, op: "any", value: left, evidence };
}
